package dev.quoin.othello.pattern;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// Packs learned weights: one byte each, in fractions of a disc, compressed.
public final class PackedWeights {
    /// The number of units per disc.
    public static final int UNITS = 16;

    private PackedWeights() {}

    /// Converts a weight to a byte, clamped to about eight discs.
    public static byte rounded(float discs) {
        return (byte) Math.clamp(Math.round(discs * UNITS), -Byte.MAX_VALUE, Byte.MAX_VALUE);
    }

    /// Packs weights.
    public static byte[] pack(byte[] weights) {
        var packed = new ByteArrayOutputStream();
        try (var packing = new DeflaterOutputStream(packed, new Deflater(Deflater.BEST_COMPRESSION))) {
            packing.write(weights);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /// Unpacks weights and closes the stream.
    ///
    /// @param size the expected number of weights
    /// @throws IllegalArgumentException if there are more or fewer
    /// @throws IOException if they cannot be unpacked
    public static byte[] unpack(InputStream packed, int size) throws IOException {
        try (var unpacking = new InflaterInputStream(packed)) {
            byte[] weights = unpacking.readNBytes(size + 1);
            if (weights.length != size) {
                throw new IllegalArgumentException(
                        "there must be " + size + " values, got " + (weights.length > size ? "more" : weights.length));
            }
            return weights;
        }
    }
}
