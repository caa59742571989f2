package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// The moves of the positions on the path of a search, each position's list at the place of its number of
/// empty squares, and taken from it best first. Mutable; one thread at a time.
///
/// With few empty squares the moves that leave the opponent the fewest answers come first; with more, what
/// [Foresight] sees counts as well.
final class MoveOrder {
    /// From here on [Foresight] pays for itself.
    static final int FORESIGHT_FROM = 13;

    /// Looking one, two, three and more plies beyond the move from so many empty squares on.
    private static final int[] DEEPER_FROM = {15, 17, 19, 21, 23};

    /// What one answer of the opponent costs, and what a guessed disc is worth beside it.
    private static final int ANSWER = 64;
    private static final int DISC = 24;

    /// What an empty square beside a disc of the mover's costs, and what a square in an odd quadrant is
    /// worth.
    private static final int OPEN = 4;
    private static final int ODD = 16;

    /// The move that the table remembers, and the one it remembered before.
    private static final int HASH_MOVE = 1 << 17;
    private static final int SECOND_HASH_MOVE = 1 << 16;

    private static final long CORNERS = 0x8100000000000081L;
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_ROWS = 0x00ffffffffffff00L;

    /// Room for the moves of a position; more than any has.
    private static final int STRIDE = 40;

    /// A small weight by square: corners first, squares beside them last.
    private static final int[] SQUARE_VALUES = squareValues();

    private final Foresight foresight;
    private final long[] flips = new long[64 * STRIDE];

    /// `value << 12 | place in the list << 6 | square`; lists are searched by these, which keep their place.
    private final int[] keys = new int[64 * STRIDE];

    private final int[] ends = new int[64];

    MoveOrder(Foresight foresight) {
        this.foresight = foresight;
    }

    /// Where the list of a position with this many empty squares begins.
    static int start(int empties) {
        return empties * STRIDE;
    }

    /// Where it ends.
    int end(int empties) {
        return ends[empties];
    }

    /// The move at a place of a list.
    int key(int at) {
        return keys[at];
    }

    /// The square of a move.
    static int square(int key) {
        return key & 63;
    }

    /// The discs that a move of a list turns over.
    long flips(int empties, int key) {
        return flips[empties * STRIDE + (key >> 6 & 63)];
    }

    /// Lists all moves of a position, in no order yet; whether one of them leaves the opponent no disc.
    boolean list(long mover, long other, long moves, int empties) {
        int from = start(empties);
        int to = from;
        boolean wipesOut = false;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long turned = Bitboard.flips(square, mover, other);
            wipesOut |= turned == other;
            flips[to] = turned;
            keys[to] = to - from << 6 | square;
            to++;
        }
        ends[empties] = to;
        return wipesOut;
    }

    /// Gives each move of the list its value, the highest to those that the table remembers.
    void judge(long mover, long other, int empties, long entry) {
        int from = start(empties);
        int first = entry == HashTable.ABSENT ? HashTable.NO_MOVE : HashTable.move(entry);
        int second = entry == HashTable.ABSENT ? HashTable.NO_MOVE : HashTable.secondMove(entry);
        long odd = Quadrants.squares(Quadrants.parity(~(mover | other)));
        for (int at = from; at < ends[empties]; at++) {
            int square = square(keys[at]);
            long turned = flips[at];
            int value;
            if (square == first) {
                value = HASH_MOVE;
            } else if (square == second) {
                value = SECOND_HASH_MOVE;
            } else {
                value = value(other ^ turned, mover ^ turned | 1L << square, empties);
                if (empties < FORESIGHT_FROM) {
                    value += SQUARE_VALUES[square] + ((odd >>> square & 1) == 0 ? 0 : ODD);
                }
            }
            keys[at] |= value << 12;
        }
    }

    /// The worth of a move from the position after it.
    private int value(long mover, long other, int empties) {
        long answers = Bitboard.moves(mover, other);
        int value = -ANSWER * weighed(answers);
        if (empties < FORESIGHT_FROM) {
            return value - OPEN * Long.bitCount(beside(other) & ~(mover | other));
        }
        int depth = 0;
        for (int from : DEEPER_FROM) {
            depth += empties >= from ? 1 : 0;
        }
        return value - foresight.guess(mover, other, depth) * DISC / OrderValues.UNITS;
    }

    /// How many answers there are, corners counted twice.
    static int weighed(long answers) {
        return Long.bitCount(answers) + Long.bitCount(answers & CORNERS);
    }

    /// The squares beside these discs, and some of the discs.
    private static long beside(long discs) {
        long across = discs & INNER_COLUMNS;
        long along = discs & INNER_ROWS;
        long both = across & along;
        return across << 1 | across >>> 1 | along << 8 | along >>> 8 | both << 7 | both >>> 7 | both << 9 | both >>> 9;
    }

    /// Brings the best of the moves from `at` on to this place, and returns its key.
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
