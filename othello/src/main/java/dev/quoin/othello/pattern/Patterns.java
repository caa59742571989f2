package dev.quoin.othello.pattern;

/// Patterns: sets of squares whose every configuration has a weight (Logistello). Stateless.
///
/// Symmetric patterns share their weights: the four edges, the four corners, and so on. A configuration is a
/// ternary number: per square 0 for empty, 1 for the mover's disc, 2 for the opponent's.
public final class Patterns {
    /// Number of patterns on a board.
    public static final int COUNT = 46;

    private static final long CORNER = 0x070707L;
    private static final long EDGE = 0x42ffL;
    private static final long BLOCK = 0x1f1fL;
    private static final long[] DIAGONALS = {
        0x8040201008040201L,
        0x0102040810204080L,
        0x0080402010080402L,
        0x4020100804020100L,
        0x0001020408102040L,
        0x0204081020408000L,
        0x0000804020100804L,
        0x2010080402010000L,
        0x0000010204081020L,
        0x0408102040800000L,
        0x0000008040201008L,
        0x1008040201000000L,
        0x0000000102040810L,
        0x0810204080000000L,
        0x0000000080402010L,
        0x0804020100000000L,
        0x0000000001020408L,
        0x1020408000000000L,
    };

    /// Sums of powers of three, by the set of places that have a disc.
    private static final int[] TERNARY = ternary(10);

    // The index of the first weight of each kind of pattern.
    private static final int CORNERS_AT = 0;
    private static final int EDGES_AT = CORNERS_AT + 19_683;
    private static final int BLOCKS_AT = EDGES_AT + 59_049;
    private static final int ROWS_AT = BLOCKS_AT + 59_049;
    private static final int DIAGONALS_AT = ROWS_AT + 3 * 6_561;
    private static final int[] DIAGONAL_SIZES = {6_561, 2_187, 729, 243, 81};

    /// Number of weights.
    public static final int SIZE = DIAGONALS_AT + 6_561 + 2_187 + 729 + 243 + 81;

    private Patterns() {}

    /// Writes the index of each pattern's configuration into `indices`.
    public static void read(long mover, long other, int[] indices) {
        long turnedMover = transposed(mover);
        long turnedOther = transposed(other);
        side(mover, other, indices, 0);
        side(Long.reverseBytes(mover), Long.reverseBytes(other), indices, 5);
        side(turnedMover, turnedOther, indices, 10);
        side(Long.reverseBytes(turnedMover), Long.reverseBytes(turnedOther), indices, 15);
        long backMover = Long.reverse(mover);
        long backOther = Long.reverse(other);
        long backTurnedMover = Long.reverse(turnedMover);
        long backTurnedOther = Long.reverse(turnedOther);
        indices[20] = BLOCKS_AT + index(backMover, backOther, BLOCK);
        indices[21] = BLOCKS_AT + index(Long.reverseBytes(backMover), Long.reverseBytes(backOther), BLOCK);
        indices[22] = BLOCKS_AT + index(backTurnedMover, backTurnedOther, BLOCK);
        indices[23] = BLOCKS_AT + index(Long.reverseBytes(backTurnedMover), Long.reverseBytes(backTurnedOther), BLOCK);
        indices[24] = CORNERS_AT + index(mover, other, CORNER);
        indices[25] = CORNERS_AT + index(Long.reverseBytes(mover), Long.reverseBytes(other), CORNER);
        indices[26] = CORNERS_AT + index(backMover, backOther, CORNER);
        indices[27] = CORNERS_AT + index(Long.reverseBytes(backMover), Long.reverseBytes(backOther), CORNER);
        diagonals(mover, other, indices);
    }

    /// The top edge, the left of its two blocks, and the three rows below.
    private static void side(long mover, long other, int[] indices, int at) {
        indices[at] = EDGES_AT + index(mover, other, EDGE);
        indices[at + 1] = BLOCKS_AT + index(mover, other, BLOCK);
        indices[at + 2] = ROWS_AT + row(mover, other, 8);
        indices[at + 3] = ROWS_AT + 6_561 + row(mover, other, 16);
        indices[at + 4] = ROWS_AT + 2 * 6_561 + row(mover, other, 24);
    }

    private static void diagonals(long mover, long other, int[] indices) {
        long[] diagonals = DIAGONALS;
        for (int each = 0; each < 18; each++) {
            indices[28 + each] = DIAGONAL_PLACES[each] + index(mover, other, diagonals[each]);
        }
    }

    private static final int[] DIAGONAL_PLACES = diagonalPlaces();

    private static int[] diagonalPlaces() {
        int[] places = new int[18];
        int at = DIAGONALS_AT;
        for (int kind = 0, each = 0; kind < 5; kind++) {
            for (int last = each + (kind == 0 ? 2 : 4); each < last; each++) {
                places[each] = at;
            }
            at += DIAGONAL_SIZES[kind];
        }
        return places;
    }

    private static int index(long mover, long other, long pattern) {
        return TERNARY[(int) Long.compress(mover, pattern)] + 2 * TERNARY[(int) Long.compress(other, pattern)];
    }

    private static int row(long mover, long other, int shift) {
        return TERNARY[(int) (mover >>> shift) & 255] + 2 * TERNARY[(int) (other >>> shift) & 255];
    }

    /// Returns the board reflected along the diagonal from a1 to h8.
    public static long transposed(long board) {
        long swapped = (board ^ board >>> 7) & 0x00aa00aa00aa00aaL;
        long turned = board ^ swapped ^ swapped << 7;
        swapped = (turned ^ turned >>> 14) & 0x0000cccc0000ccccL;
        turned ^= swapped ^ swapped << 14;
        swapped = (turned ^ turned >>> 28) & 0x00000000f0f0f0f0L;
        return turned ^ swapped ^ swapped << 28;
    }

    /// Returns the board under one of its eight symmetries.
    ///
    /// @param side 0 to 7; 0 is the board itself
    public static long seenFrom(int side, long board) {
        long seen = (side & 1) == 0 ? board : transposed(board);
        seen = (side & 2) == 0 ? seen : Long.reverseBytes(seen);
        return (side & 4) == 0 ? seen : Long.reverse(seen);
    }

    private static int[] ternary(int places) {
        int[] sums = new int[1 << places];
        for (int set = 1; set < sums.length; set++) {
            int power = 1;
            for (int place = Integer.numberOfTrailingZeros(set); place > 0; place--) {
                power *= 3;
            }
            sums[set] = sums[set & set - 1] + power;
        }
        return sums;
    }
}
