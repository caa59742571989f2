package dev.quoin.othello.board;

/// Stable discs, which can never be flipped: a quick lower bound of them. Stateless.
public final class Stability {
    private static final long COLUMN = 0x0101010101010101L;
    private static final long COLUMN_TO_BITS = 0x0102040810204080L;
    private static final long LEFT = COLUMN;
    private static final long RIGHT = COLUMN << 7;
    private static final long TOP = 0xffL;
    private static final long BOTTOM = TOP << 56;
    private static final long BORDER = LEFT | RIGHT | TOP | BOTTOM;

    private Stability() {}

    /// Returns an upper bound of the score from the opponent's stable discs, for stability cutoffs; 64 where
    /// finding them hardly ever pays, when `alpha` is low for this many empty squares.
    public static int upperBound(long mover, long other, int alpha, int empties) {
        return alpha < 2 * empties - 4 ? 64 : 64 - 2 * Long.bitCount(stable(other, mover));
    }

    /// Returns stable discs of `own`: those in the edge table, those on four full lines, and those next to
    /// stable discs in every direction.
    public static long stable(long own, long other) {
        long discs = own | other;
        long row = fullRows(discs);
        long column = fullColumns(discs);
        long rising = fullDiagonals(discs, 7, ~RIGHT, ~LEFT);
        long falling = fullDiagonals(discs, 9, ~LEFT, ~RIGHT);
        long inner = own & ~BORDER;
        long stable = edges(own, other) | inner & row & column & rising & falling;
        if (stable == 0) {
            return 0;
        }
        long before;
        do {
            before = stable;
            long alongRow = stable >>> 1 | stable << 1 | row;
            long alongColumn = stable >>> 8 | stable << 8 | column;
            long alongRising = stable >>> 7 | stable << 7 | rising;
            long alongFalling = stable >>> 9 | stable << 9 | falling;
            stable |= inner & alongRow & alongColumn & alongRising & alongFalling;
        } while (stable != before);
        return stable;
    }

    /// Stable discs on the four edges.
    static long edges(long own, long other) {
        int top = EdgeStability.stable((int) own & 255, (int) other & 255);
        int bottom = EdgeStability.stable((int) (own >>> 56), (int) (other >>> 56));
        int left = EdgeStability.stable(gathered(own), gathered(other));
        int right = EdgeStability.stable(gathered(own >>> 7), gathered(other >>> 7));
        return top | (long) bottom << 56 | spread(left) | spread(right) << 7;
    }

    private static int gathered(long discs) {
        return (int) ((discs & COLUMN) * COLUMN_TO_BITS >>> 56);
    }

    /// Spreads eight bits over the first column. The eighth is separate, or its products would carry into
    /// others.
    private static long spread(int bits) {
        return (bits & 127) * 0x0002040810204081L & COLUMN | (bits >>> 7 & 1L) << 56;
    }

    private static long fullRows(long discs) {
        long full = discs & discs >>> 4;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & COLUMN) * 255;
    }

    private static long fullColumns(long discs) {
        long full = discs & Long.rotateRight(discs, 32);
        full &= Long.rotateRight(full, 16);
        return full & Long.rotateRight(full, 8);
    }

    /// The squares on full diagonals: emptiness spreads along the diagonal until it covers it. `entered` are
    /// the squares that a step up may enter, `left` those that a step down may.
    private static long fullDiagonals(long discs, int step, long entered, long left) {
        long up = ~discs;
        up |= entered & up << step;
        long entered2 = entered & entered << step;
        up |= entered2 & up << 2 * step;
        long entered4 = entered2 & entered2 << 2 * step;
        up |= entered4 & up << 4 * step;
        long down = ~discs;
        down |= left & down >>> step;
        long left2 = left & left >>> step;
        down |= left2 & down >>> 2 * step;
        long left4 = left2 & left2 >>> 2 * step;
        down |= left4 & down >>> 4 * step;
        return ~(up | down);
    }
}
