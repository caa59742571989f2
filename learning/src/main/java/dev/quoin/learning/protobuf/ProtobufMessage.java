package dev.quoin.learning.protobuf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// A builder for a Protocol Buffers message: fields by number, each an integer, a string, bytes or a
/// message. Mutable, not thread-safe.
public final class ProtobufMessage {
    /// Wire type of a variable-length integer of one to ten bytes.
    public static final int VARINT = 0;

    /// Wire type of eight bytes.
    public static final int FIXED64 = 1;

    /// Wire type of a length-delimited field.
    public static final int BYTES = 2;

    private static final int FIXED32 = 5;

    /// The continuation bit of a varint; the other seven bits of a byte belong to the number, lowest first.
    private static final int CONTINUATION = 0x80;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    public ProtobufMessage with(int field, long number) {
        key(field, VARINT);
        varint(number);
        return this;
    }

    public ProtobufMessage with(int field, byte[] bytes) {
        key(field, BYTES);
        varint(bytes.length);
        written.writeBytes(bytes);
        return this;
    }

    public ProtobufMessage with(int field, String text) {
        return with(field, text.getBytes(StandardCharsets.UTF_8));
    }

    public ProtobufMessage with(int field, ProtobufMessage message) {
        return with(field, message.bytes());
    }

    /// Adds a double field.
    public ProtobufMessage withDouble(int field, double number) {
        key(field, FIXED64);
        written.writeBytes(littleEndian(Long.BYTES).putDouble(number).array());
        return this;
    }

    /// Adds a float field.
    public ProtobufMessage withFloat(int field, float number) {
        key(field, FIXED32);
        written.writeBytes(littleEndian(Float.BYTES).putFloat(number).array());
        return this;
    }

    /// Adds the fields of another message.
    public ProtobufMessage with(ProtobufMessage other) {
        written.writeBytes(other.bytes());
        return this;
    }

    /// Returns the encoded message.
    public byte[] bytes() {
        return written.toByteArray();
    }

    private static ByteBuffer littleEndian(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void key(int field, int wireType) {
        varint(field << 3 | wireType);
    }

    private void varint(long number) {
        long rest = number;
        while (rest >>> 7 != 0) {
            written.write((int) (rest & CONTINUATION - 1) | CONTINUATION);
            rest >>>= 7;
        }
        written.write((int) rest);
    }
}
