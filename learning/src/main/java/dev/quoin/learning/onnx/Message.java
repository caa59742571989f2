package dev.quoin.learning.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// A message of protocol buffers under construction: fields by number, each a number, a text, bytes or a message.
/// Not for several threads.
final class Message {
    private static final int NUMBER = 0;
    private static final int BYTES = 2;

    /// A byte of a number has seven bits of it, the lowest first; the eighth says that more follow.
    private static final int MORE = 0x80;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    Message with(int field, long number) {
        varint(field << 3 | NUMBER);
        varint(number);
        return this;
    }

    Message with(int field, byte[] bytes) {
        varint(field << 3 | BYTES);
        varint(bytes.length);
        written.writeBytes(bytes);
        return this;
    }

    Message with(int field, String text) {
        return with(field, text.getBytes(StandardCharsets.UTF_8));
    }

    Message with(int field, Message message) {
        return with(field, message.bytes());
    }

    /// The fields of another message, too.
    Message with(Message other) {
        written.writeBytes(other.bytes());
        return this;
    }

    byte[] bytes() {
        return written.toByteArray();
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
