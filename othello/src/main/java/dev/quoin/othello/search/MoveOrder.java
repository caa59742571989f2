package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import java.util.Arrays;

/// Puts the most promising moves first, which is what makes alpha-beta fast. Mutable, for one thread.
///
/// A listed move is a `long`: its promise above, the square in the lowest six bits.
final class MoveOrder {
    private static final long CORNERS = 0x8100000000000081L;

    /// The squares in the order of their usual worth: corners first, the squares beside them last.
    private static final long[] WORTH = {
        CORNERS,
        0x2400810000810024L,
        0x1800008181000018L,
        0x00003c3c3c3c0000L,
        0x003c424242423c00L,
        0x4281000000008142L,
        0x0042000000004200L
    };

    /// What each square is worth by the same table; a few points, so that mobility decides first.
    private static final int[] SQUARE_PROMISE = new int[64];

    private static final int SQUARE_BITS = 6;
    private static final int TABLE_PROMISE = 1 << 24;
    private static final int REPLY_PROMISE = 1 << 8;
    private static final int MOST_HISTORY = 1 << 9;

    static {
        for (int rank = 0; rank < WORTH.length; rank++) {
            for (long left = WORTH[rank]; left != 0; left &= left - 1) {
                SQUARE_PROMISE[Long.numberOfTrailingZeros(left)] = (WORTH.length - 1 - rank) * 48;
            }
        }
    }

    /// How often each square ended the search of a position early, deep ones counting more.
    private final int[] history = new int[64];

    void forget() {
        Arrays.fill(history, 0);
    }

    /// Remembers that a move was too good to be allowed.
    void cut(int square, int depth) {
        history[square] += depth * depth;
        if (history[square] > MOST_HISTORY) {
            for (int each = 0; each < history.length; each++) {
                history[each] >>= 1;
            }
        }
    }

    /// Lists the moves with their promise, in no order.
    ///
    /// @param known the best move by an earlier search, which goes first
    int list(long mover, long other, long squares, int known, long[] list) {
        int count = 0;
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int promise = square == known ? TABLE_PROMISE : promise(mover, other, square);
            list[count++] = (long) promise << SQUARE_BITS | square;
        }
        return count;
    }

    /// Fastest first: the fewer replies, the smaller the tree and usually the better the move.
    private int promise(long mover, long other, int square) {
        long flips = Bitboard.flips(square, mover, other);
        long replies = Bitboard.moves(other ^ flips, mover | flips | 1L << square);
        int freedom = Long.bitCount(replies) + Long.bitCount(replies & CORNERS);
        return SQUARE_PROMISE[square] + history[square] - freedom * REPLY_PROMISE;
    }

    /// Moves the best of the moves from `index` on to that place.
    static int next(long[] list, int index, int count) {
        int best = index;
        for (int other = index + 1; other < count; other++) {
            if (list[other] > list[best]) {
                best = other;
            }
        }
        long move = list[best];
        list[best] = list[index];
        list[index] = move;
        return (int) move & 63;
    }

    /// The usually best of a set of squares.
    static int first(long squares) {
        for (long rank : WORTH) {
            if ((squares & rank) != 0) {
                return Long.numberOfTrailingZeros(squares & rank);
            }
        }
        throw new IllegalArgumentException("there is no first of no squares");
    }
}
