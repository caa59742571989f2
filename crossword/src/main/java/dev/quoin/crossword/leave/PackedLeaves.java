package dev.quoin.crossword.leave;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Packs the values of a [LeaveTable] into half their size: rounded to a twentieth of a point, each as its
/// difference from what its parts predict, deflated.
///
/// A leave is expected to be worth what it is without its first letter, plus what it is without its last, less
/// what it is without both. A difference is one byte, zigzag, or [#LONG] and two bytes.
final class PackedLeaves {
    /// What one unit of a packed value is, in units of the table: 50 millipoints.
    static final int STEP = 10;

    private static final int LONG = 255;
    private static final int LONG_BYTES = 3;

    private PackedLeaves() {}

    static byte[] pack(LeaveTable table) {
        MultisetRank ranks = table.ranks();
        var steps = new int[ranks.size()];
        var out = new ByteArrayOutputStream(steps.length);
        var cursor = new MultisetCursor(ranks);
        while (cursor.next()) {
            int rank = cursor.rank();
            steps[rank] = Math.round(table.value(rank) / (float) (STEP * LeaveTable.UNIT));
            int difference = steps[rank] - expected(steps, cursor);
            int zigzag = difference << 1 ^ difference >> Integer.SIZE - 1;
            if (zigzag >= LONG) {
                out.write(LONG);
                out.write(zigzag >>> Byte.SIZE);
            }
            out.write(zigzag);
        }
        return deflated(out.toByteArray());
    }

    private static int expected(int[] steps, MultisetCursor cursor) {
        int last = cursor.letters() - 1;
        int withoutFirst = steps[cursor.without(0)];
        if (cursor.size() == 1) {
            return withoutFirst;
        }
        return withoutFirst + steps[cursor.without(last)] - steps[cursor.without(0, last)];
    }

    /// @throws IllegalArgumentException if these are not the packed values of so many leaves
    static LeaveTable unpack(byte[] packed, MultisetRank ranks, String name) {
        byte[] bytes = inflated(packed, ranks.size(), name);
        var steps = new int[ranks.size()];
        var values = new short[ranks.size()];
        var cursor = new MultisetCursor(ranks);
        int at = 0;
        while (cursor.next()) {
            int zigzag = bytes[at++] & 255;
            if (zigzag == LONG) {
                zigzag = (bytes[at] & 255) << Byte.SIZE | bytes[at + 1] & 255;
                at += 2;
            }
            int rank = cursor.rank();
            steps[rank] = expected(steps, cursor) + (zigzag >>> 1 ^ -(zigzag & 1));
            values[rank] = (short) (steps[rank] * STEP);
        }
        return LeaveTable.of(ranks, values);
    }

    private static byte[] deflated(byte[] bytes) {
        var packed = new byte[bytes.length + bytes.length / 8 + 64];
        try (var deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
            deflater.setInput(bytes);
            deflater.finish();
            return Arrays.copyOf(packed, deflater.deflate(packed));
        }
    }

    /// Room for the longest form of every value, so that reading never leaves the array.
    private static byte[] inflated(byte[] packed, int values, String name) {
        var bytes = new byte[LONG_BYTES * values];
        try (var inflater = new Inflater(true)) {
            inflater.setInput(packed);
            inflater.inflate(bytes);
            if (inflater.finished()) {
                return bytes;
            }
        } catch (DataFormatException e) {
            throw new IllegalArgumentException(name + ": the leave values cannot be unpacked", e);
        }
        throw new IllegalArgumentException(name + " does not have a value for each of " + values + " leaves");
    }
}
