package dev.quoin.env.othello;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/// Writes sets of squares as numbers, a row of the board at a time from tables. Stateless.
final class BoardWriter {
    private static final int ROWS = 8;

    /// By a row's eight bits: eight floats of 0 or 1, two to a `long`.
    private static final long[] FLOATS = floats();

    /// By a row's eight bits: eight bytes of 0 or 1 in a `long`.
    private static final long[] BYTES = bytes();

    // The segments are direct buffers of the machine's own order, whose rows of eight numbers are aligned or not.
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private BoardWriter() {}

    /// 64 floats from byte `offset` on.
    static void floats(long squares, MemorySegment memory, long offset) {
        long rest = squares;
        for (int row = 0; row < ROWS; row++) {
            int entry = (int) (rest & 255) << 2;
            long at = offset + row * 32L;
            memory.set(LONG, at, FLOATS[entry]);
            memory.set(LONG, at + 8, FLOATS[entry + 1]);
            memory.set(LONG, at + 16, FLOATS[entry + 2]);
            memory.set(LONG, at + 24, FLOATS[entry + 3]);
            rest >>>= 8;
        }
    }

    /// 64 bytes from byte `offset` on.
    static void bytes(long squares, MemorySegment memory, long offset) {
        long rest = squares;
        for (int row = 0; row < ROWS; row++) {
            memory.set(LONG, offset + row * 8L, BYTES[(int) (rest & 255)]);
            rest >>>= 8;
        }
    }

    /// 64 bytes, 1 for the squares of one set and -1 for those of the other.
    static void signs(long ones, long minusOnes, MemorySegment memory, long offset) {
        for (int row = 0; row < ROWS; row++) {
            long minus = BYTES[(int) (minusOnes >>> 8 * row & 255)];
            memory.set(LONG, offset + row * 8L, BYTES[(int) (ones >>> 8 * row & 255)] | minus * 255);
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
        return java.nio.ByteOrder.nativeOrder() == java.nio.ByteOrder.LITTLE_ENDIAN;
    }
}
