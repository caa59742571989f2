package dev.quoin.learning.protobuf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// A message of protocol buffers under construction: fields by number, each a number, a text, bytes or a message.
/// Not for several threads.
public final class ProtobufMessage {
    /// How a field is written: a number of one to ten bytes.
    public static final int VARINT = 0;

    /// How a field is written: eight bytes.
    public static final int FIXED64 = 1;

    /// How a field is written: a length and so many bytes.
    public static final int BYTES = 2;

    private static final int FIXED32 = 5;

    /// A byte of a number has seven bits of it, the lowest first; the eighth says that more follow.
    private static final int MORE = 0x80;

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

    /// A field of eight bytes.
    public ProtobufMessage withDouble(int field, double number) {
        key(field, FIXED64);
        written.writeBytes(little(Long.BYTES).putDouble(number).array());
        return this;
    }

    /// A field of four bytes.
    public ProtobufMessage withFloat(int field, float number) {
        key(field, FIXED32);
        written.writeBytes(little(Float.BYTES).putFloat(number).array());
        return this;
    }

    /// The fields of another message, too.
    public ProtobufMessage with(ProtobufMessage other) {
        written.writeBytes(other.bytes());
        return this;
    }

    /// All that was written.
    public byte[] bytes() {
        return written.toByteArray();
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void key(int field, int form) {
        varint(field << 3 | form);
    }

    private void varint(long number) {
        long rest = number;
        while (rest >>> 7 != 0) {
            written.write((int) (rest & MORE - 1) | MORE);
            rest >>>= 7;
        }
        written.write((int) rest);
    }
}
