package dev.quoin.othello.notation.wthor;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Reads the bytes of a file with their offsets; numbers are little-endian. Mutable, not thread-safe.
final class WthorBytes {
    private final InputStream in;
    private final String source;
    private long offset;

    WthorBytes(InputStream in, String source) {
        this.in = new BufferedInputStream(in);
        this.source = source;
    }

    /// The offset of the next byte.
    long offset() {
        return offset;
    }

    FormatException fault(long at, String field, String found, String expected) {
        return FormatFault.atByte(source, at, field, found, expected).asException();
    }

    WthorHeader header() {
        ByteBuffer bytes = ByteBuffer.wrap(take(WthorHeader.BYTES, "header")).order(ByteOrder.LITTLE_ENDIAN);
        int century = bytes.get() & 0xff;
        int year = bytes.get() & 0xff;
        int month = bytes.get() & 0xff;
        int day = bytes.get() & 0xff;
        return new WthorHeader(
                (century * 100 + year) * 10_000 + Math.min(month, 99) * 100 + Math.min(day, 99),
                bytes.getInt() & 0xffff_ffffL,
                bytes.getShort() & 0xffff,
                bytes.getShort() & 0xffff,
                bytes.get() & 0xff,
                bytes.get() & 0xff,
                bytes.get() & 0xff);
    }

    /// Reads exactly this many bytes.
    byte[] take(int count, String field) {
        try {
            byte[] bytes = in.readNBytes(count);
            if (bytes.length < count) {
                throw fault(
                        offset,
                        field,
                        "the end of the file after " + bytes.length + (bytes.length == 1 ? " byte" : " bytes"),
                        count + " bytes");
            }
            offset += count;
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + source + ": " + e.getMessage(), e);
        }
    }

    /// Checks that nothing follows.
    void requireEnd(String after) {
        try {
            if (in.read() >= 0) {
                throw fault(offset, "end", "more bytes", "the end of the file after " + after);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + source + ": " + e.getMessage(), e);
        }
    }
}
