package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// Move ordering of the endgame search: fastest first, that is, by the opponent's mobility. Mutable, not
/// thread-safe.
///
/// It holds the move lists of all positions on the path of the search, by number of empty squares. With few empty
/// squares, potential mobility, square and parity count as well; with more, the [ShallowEvaluation].
final class EndgameMoveOrder {
    /// From this many empty squares on, the [ShallowEvaluation] pays for itself.
    static final int EVALUATION_FROM = 13;

    /// The shallow evaluation searches one, two, three and more plies from this many empty squares on.
    private static final int[] DEEPER_FROM = {15, 17, 19, 21, 23};

    /// From this many empty squares on, scoring a list takes so long that it can be stopped between two moves.
    private static final int CHECK_STOP_FROM = 21;

    /// The weight of one reply of the opponent, and of one disc of the shallow evaluation.
    private static final int MOBILITY_WEIGHT = 64;
    private static final int EVALUATION_WEIGHT = 24;

    /// The weight of an empty square next to a disc of the mover (potential mobility of the opponent), and
    /// the bonus for a square in an odd quadrant.
    private static final int POTENTIAL_MOBILITY_WEIGHT = 4;
    private static final int PARITY_BONUS = 16;

    /// The hash move, and the previous one.
    private static final int HASH_MOVE = 1 << 17;
    private static final int SECOND_HASH_MOVE = 1 << 16;

    private static final long CORNERS = 0x8100000000000081L;
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_ROWS = 0x00ffffffffffff00L;

    /// Room for the moves of a position; more than any has.
    private static final int STRIDE = 40;

    /// A small weight by square: corners first, squares beside them last.
    private static final int[] SQUARE_VALUES = squareValues();

    private final ShallowEvaluation shallowEvaluation;
    private final Runnable checkStop;
    private final long[] flips = new long[64 * STRIDE];

    /// `value << 12 | index into flips << 6 | square`; sorting moves the keys, not the flips.
    private final int[] keys = new int[64 * STRIDE];

    private final int[] ends = new int[64];

    /// @param checkStop throws if the search was stopped
    EndgameMoveOrder(ShallowEvaluation shallowEvaluation, Runnable checkStop) {
        this.shallowEvaluation = shallowEvaluation;
        this.checkStop = checkStop;
    }

    /// The start of the list of a position with this many empty squares.
    static int start(int empties) {
        return empties * STRIDE;
    }

    /// The end of the list.
    int end(int empties) {
        return ends[empties];
    }

    /// The move at an index of a list.
    int key(int at) {
        return keys[at];
    }

    /// The square of a move.
    static int square(int key) {
        return key & 63;
    }

    /// The flips of a move.
    long flips(int empties, int key) {
        return flips[empties * STRIDE + (key >> 6 & 63)];
    }

    /// Lists all moves of a position, unsorted. Returns whether one of them wipes out the opponent.
    boolean list(long mover, long other, long moves, int empties) {
        int from = start(empties);
        int to = from;
        boolean wipesOut = false;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flipped = Bitboard.flips(square, mover, other);
            wipesOut |= flipped == other;
            flips[to] = flipped;
            keys[to] = to - from << 6 | square;
            to++;
        }
        ends[empties] = to;
        return wipesOut;
    }

    /// Scores the moves of the list; the hash moves go first.
    void score(long mover, long other, int empties, long entry) {
        int from = start(empties);
        int first = entry == EndgameTable.ABSENT ? EndgameTable.NO_MOVE : EndgameTable.move(entry);
        int second = entry == EndgameTable.ABSENT ? EndgameTable.NO_MOVE : EndgameTable.secondMove(entry);
        long odd = Parity.squares(Parity.parity(~(mover | other)));
        for (int at = from; at < ends[empties]; at++) {
            if (empties >= CHECK_STOP_FROM) {
                checkStop.run();
            }
            int square = square(keys[at]);
            long flipped = flips[at];
            int value;
            if (square == first) {
                value = HASH_MOVE;
            } else if (square == second) {
                value = SECOND_HASH_MOVE;
            } else {
                value = value(other ^ flipped, mover ^ flipped | 1L << square, empties);
                if (empties < EVALUATION_FROM) {
                    value += SQUARE_VALUES[square] + ((odd >>> square & 1) == 0 ? 0 : PARITY_BONUS);
                }
            }
            keys[at] |= value << 12;
        }
    }

    /// The score of a move from the position after it.
    private int value(long mover, long other, int empties) {
        long replies = Bitboard.moves(mover, other);
        int value = -MOBILITY_WEIGHT * weightedMobility(replies);
        if (empties < EVALUATION_FROM) {
            return value - POTENTIAL_MOBILITY_WEIGHT * Long.bitCount(beside(other) & ~(mover | other));
        }
        int depth = 0;
        for (int from : DEEPER_FROM) {
            depth += empties >= from ? 1 : 0;
        }
        return value - shallowEvaluation.negamax(mover, other, depth) * EVALUATION_WEIGHT / MoveOrderingWeights.UNITS;
    }

    /// The number of replies, corners counted twice.
    static int weightedMobility(long replies) {
        return Long.bitCount(replies) + Long.bitCount(replies & CORNERS);
    }

    /// The squares next to these discs, and some of the discs.
    private static long beside(long discs) {
        long across = discs & INNER_COLUMNS;
        long along = discs & INNER_ROWS;
        long both = across & along;
        return across << 1 | across >>> 1 | along << 8 | along >>> 8 | both << 7 | both >>> 7 | both << 9 | both >>> 9;
    }

    /// Selection sort, one step: swaps the best move from `at` on to this place and returns its key.
    int take(int at, int to) {
        int[] all = keys;
        int best = at;
        int highest = all[at];
        for (int each = at + 1; each < to; each++) {
            if (all[each] > highest) {
                highest = all[each];
                best = each;
            }
        }
        all[best] = all[at];
        all[at] = highest;
        return highest;
    }

    private static int[] squareValues() {
        int[] quarter = {18, 4, 16, 12, 4, 2, 6, 8, 16, 6, 14, 10, 12, 8, 10, 0};
        int[] values = new int[64];
        for (int square = 0; square < 64; square++) {
            int row = Math.min(square >> 3, 7 - (square >> 3));
            int column = Math.min(square & 7, 7 - (square & 7));
            values[square] = quarter[row * 4 + column];
        }
        return values;
    }
}
