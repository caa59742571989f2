package dev.quoin.env.othello;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Writes sets of squares as numbers, one row of the board at a time from lookup tables. Stateless.
///
/// The memory is a direct buffer in native byte order. (Writing 192 floats takes 46 ns; with a
/// `MemorySegment`, whose bounds checks the compiler leaves in every store, it takes 122.)
final class BoardWriter {
    private static final int ROWS = 8;

    /// By the eight bits of a row: eight floats of 0 or 1, two to a `long`.
    private static final long[] FLOATS = floats();

    /// By the eight bits of a row: eight bytes of 0 or 1 in a `long`.
    private static final long[] BYTES = bytes();

    private BoardWriter() {}

    /// Writes 64 floats starting at byte `offset`.
    static void floats(long squares, ByteBuffer memory, int offset) {
        long rest = squares;
        for (int row = 0; row < ROWS; row++) {
            int entry = (int) (rest & 255) << 2;
            int at = offset + row * 32;
            memory.putLong(at, FLOATS[entry]);
            memory.putLong(at + 8, FLOATS[entry + 1]);
            memory.putLong(at + 16, FLOATS[entry + 2]);
            memory.putLong(at + 24, FLOATS[entry + 3]);
            rest >>>= 8;
        }
    }

    /// Writes 64 bytes starting at byte `offset`.
    static void bytes(long squares, ByteBuffer memory, int offset) {
        long rest = squares;
        for (int row = 0; row < ROWS; row++) {
            memory.putLong(offset + row * 8, BYTES[(int) (rest & 255)]);
            rest >>>= 8;
        }
    }

    /// Writes 64 bytes: 1 for the squares of one set, -1 for those of the other.
    static void signs(long ones, long minusOnes, ByteBuffer memory, int offset) {
        for (int row = 0; row < ROWS; row++) {
            long minus = BYTES[(int) (minusOnes >>> 8 * row & 255)];
            memory.putLong(offset + row * 8, BYTES[(int) (ones >>> 8 * row & 255)] | minus * 255);
        }
    }

    private static long[] floats() {
        var table = new long[256 * 4];
        for (int bits = 0; bits < 256; bits++) {
            for (int column = 0; column < 8; column++) {
                long one = (bits >> column & 1) * (long) Float.floatToIntBits(1);
                table[bits * 4 + column / 2] |= nativeHalf(one, column & 1);
            }
        }
        return table;
    }

    private static long[] bytes() {
        var table = new long[256];
        for (int bits = 0; bits < 256; bits++) {
            for (int column = 0; column < 8; column++) {
                int shift = isLittle() ? 8 * column : 56 - 8 * column;
                table[bits] |= (long) (bits >> column & 1) << shift;
            }
        }
        return table;
    }

    private static long nativeHalf(long number, int half) {
        return number << (isLittle() ? 32 * half : 32 - 32 * half);
    }

    private static boolean isLittle() {
        return ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
    }
}
