package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import java.util.Arrays;

/// Move ordering: the hash move first, then by the opponent's mobility (fastest first), the square, and the
/// history heuristic. Mutable, not thread-safe.
///
/// A listed move is a `long`: its priority above, the square in the lowest six bits.
final class SearchMoveOrder {
    private static final long CORNERS = 0x8100000000000081L;

    /// Classes of squares, best first: corners first, the squares beside them last.
    private static final long[] SQUARE_CLASSES = {
        CORNERS,
        0x2400810000810024L,
        0x1800008181000018L,
        0x00003c3c3c3c0000L,
        0x003c424242423c00L,
        0x4281000000008142L,
        0x0042000000004200L
    };

    /// Priority of each square by its class: small, so that mobility decides first.
    private static final int[] SQUARE_PRIORITY = new int[64];

    private static final int SQUARE_BITS = 6;
    private static final int HASH_MOVE_PRIORITY = 1 << 24;
    private static final int MOBILITY_PENALTY = 1 << 8;
    private static final int MAX_HISTORY = 1 << 9;

    static {
        for (int rank = 0; rank < SQUARE_CLASSES.length; rank++) {
            for (long left = SQUARE_CLASSES[rank]; left != 0; left &= left - 1) {
                SQUARE_PRIORITY[Long.numberOfTrailingZeros(left)] = (SQUARE_CLASSES.length - 1 - rank) * 48;
            }
        }
    }

    /// History heuristic: how often each square caused a beta cutoff, weighted by depth.
    private final int[] history = new int[64];

    void clear() {
        Arrays.fill(history, 0);
    }

    /// Records that a move caused a beta cutoff.
    void recordCutoff(int square, int depth) {
        history[square] += depth * depth;
        if (history[square] > MAX_HISTORY) {
            for (int each = 0; each < history.length; each++) {
                history[each] >>= 1;
            }
        }
    }

    /// Lists the moves with their priorities, unsorted.
    ///
    /// @param hashMove the best move in the transposition table, which goes first
    int list(long mover, long other, long squares, int hashMove, long[] list) {
        int count = 0;
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int priority = square == hashMove ? HASH_MOVE_PRIORITY : priority(mover, other, square);
            list[count++] = (long) priority << SQUARE_BITS | square;
        }
        return count;
    }

    /// Fastest first: the fewer replies a move leaves, the smaller its subtree and usually the better the move.
    private int priority(long mover, long other, int square) {
        long flips = Bitboard.flips(square, mover, other);
        long replies = Bitboard.moves(other ^ flips, mover | flips | 1L << square);
        int mobility = Long.bitCount(replies) + Long.bitCount(replies & CORNERS);
        return SQUARE_PRIORITY[square] + history[square] - mobility * MOBILITY_PENALTY;
    }

    /// Selection sort, one step: swaps the best move from `index` on to that place and returns its square.
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

    /// The first of a set of squares by class alone.
    static int first(long squares) {
        for (long each : SQUARE_CLASSES) {
            if ((squares & each) != 0) {
                return Long.numberOfTrailingZeros(squares & each);
            }
        }
        throw new IllegalArgumentException("there is no first of no squares");
    }
}
