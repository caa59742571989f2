package dev.quoin.othello.pattern;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// How learnt values are kept: each a byte that counts parts of a disc, all of them packed.
public final class PackedValues {
    /// Values are counted in this part of a disc.
    public static final int UNITS = 16;

    private PackedValues() {}

    /// A value as it is kept; one of more than eight discs is cut.
    public static byte rounded(float discs) {
        return (byte) Math.clamp(Math.round(discs * UNITS), -Byte.MAX_VALUE, Byte.MAX_VALUE);
    }

    /// Packs values.
    public static byte[] pack(byte[] values) {
        var packed = new ByteArrayOutputStream();
        try (var packing = new DeflaterOutputStream(packed, new Deflater(Deflater.BEST_COMPRESSION))) {
            packing.write(values);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /// What was packed; closes the stream.
    ///
    /// @param size how many values there must be
    /// @throws IllegalArgumentException when there are more or fewer
    /// @throws IOException when they cannot be unpacked
    public static byte[] unpack(InputStream packed, int size) throws IOException {
        try (var unpacking = new InflaterInputStream(packed)) {
            byte[] values = unpacking.readNBytes(size + 1);
            if (values.length != size) {
                throw new IllegalArgumentException(
                        "there must be " + size + " values, got " + (values.length > size ? "more" : values.length));
            }
            return values;
        }
    }
}
