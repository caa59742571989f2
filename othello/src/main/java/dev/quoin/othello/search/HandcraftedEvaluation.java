package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Stability;

/// A handcrafted evaluation: mobility, stable discs, corners and the squares next to them, frontier discs,
/// parity. Stateless.
///
/// Every feature is a small count, mostly the difference between the sides, with a weight in hundredths of a
/// disc that depends on the number of empty squares. The weights were fitted to self-play results.
public final class HandcraftedEvaluation implements Evaluation {
    /// The number of features.
    static final int FEATURES = 13;

    /// The weights are given for these numbers of empty squares and interpolated linearly.
    private static final int[] PHASES = {54, 44, 34, 24, 14, 4};

    /// By feature, one weight per phase.
    private static final int[][] WEIGHTS = {
        {52, 61, 73, 102, 189, 304}, // mobility
        {62, 40, 39, 14, -62, -207}, // potential mobility: empty squares beside discs of the other side
        {-217, 175, 148, 114, 86, 75}, // frontier discs
        {2918, 1802, 1341, 898, 506, 100}, // corners
        {-1922, -1304, -581, -319, -164, -25}, // X-squares of empty corners
        {-1091, -414, -89, 7, -75, -30}, // C-squares of empty corners
        {750, 480, 236, 138, 94, 79}, // stable discs other than corners
        {-96, 125, 70, 29, -23, -84}, // edge discs that are neither stable nor on C-squares of empty corners
        {-295, 35, 3, -9, 3, 24}, // discs
        {142, 170, 615, 560, 476, 146}, // corners the side to move may take
        {-209, -14, -487, -412, -349, -112}, // corners the other side may take
        {-132, -346, -355, -365, -323, -140}, // the turn
        {-259, 177, 164, 222, 221, 295}, // the turn when the number of empty squares is odd
    };

    private static final long CORNERS = 0x8100000000000081L;
    private static final long BORDER = 0xff818181818181ffL;
    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = 0x8080808080808080L;

    /// The weights by number of empty squares and feature.
    private static final int[] TABLE = table(WEIGHTS);

    private final int[] table;

    /// Creates the evaluation with its own weights.
    public HandcraftedEvaluation() {
        this(TABLE);
    }

    HandcraftedEvaluation(int[] table) {
        this.table = table;
    }

    /// The evaluation with other weights, by feature and phase.
    static HandcraftedEvaluation weighted(int[][] weights) {
        return new HandcraftedEvaluation(table(weights));
    }

    private static int[] table(int[][] weights) {
        int[] table = new int[65 * FEATURES];
        for (int empty = 0; empty <= 64; empty++) {
            for (int feature = 0; feature < FEATURES; feature++) {
                table[empty * FEATURES + feature] = interpolate(weights[feature], empty);
            }
        }
        return table;
    }

    private static int interpolate(int[] weights, int empty) {
        int last = PHASES.length - 1;
        int clamped = Math.max(PHASES[last], Math.min(PHASES[0], empty));
        int phase = 0;
        while (phase < last - 1 && PHASES[phase + 1] > clamped) {
            phase++;
        }
        int span = PHASES[phase] - PHASES[phase + 1];
        int past = PHASES[phase] - clamped;
        return (weights[phase] * (span - past) + weights[phase + 1] * past) / span;
    }

    @Override
    public int value(long mover, long other) {
        long empty = ~(mover | other);
        int[] weights = table;
        int at = Long.bitCount(empty) * FEATURES;
        long own = Bitboard.moves(mover, other);
        long theirs = Bitboard.moves(other, mover);
        long nearEmpty = around(empty);
        long bare = empty & CORNERS;
        long diagonal = xSquares(bare);
        long straight = cSquares(bare);
        long ownStable = Stability.stable(mover, other);
        long theirStable = Stability.stable(other, mover);
        int value = weights[at] * (Long.bitCount(own) - Long.bitCount(theirs))
                + weights[at + 1] * (Long.bitCount(empty & around(other)) - Long.bitCount(empty & around(mover)))
                + weights[at + 2] * (Long.bitCount(other & nearEmpty) - Long.bitCount(mover & nearEmpty))
                + weights[at + 3] * difference(mover, other, CORNERS)
                + weights[at + 4] * difference(mover, other, diagonal)
                + weights[at + 5] * difference(mover, other, straight)
                + weights[at + 6] * difference(ownStable, theirStable, ~CORNERS)
                + weights[at + 7] * difference(mover & ~ownStable, other & ~theirStable, BORDER & ~straight)
                + weights[at + 8] * difference(mover, other, -1)
                + weights[at + 9] * Long.bitCount(own & CORNERS)
                + weights[at + 10] * Long.bitCount(theirs & CORNERS)
                + weights[at + 11]
                + weights[at + 12] * (Long.bitCount(empty) & 1);
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }

    private static int difference(long mover, long other, long among) {
        return Long.bitCount(mover & among) - Long.bitCount(other & among);
    }

    /// These squares and their neighbors.
    private static long around(long squares) {
        long wide = squares | squares << 1 & ~LEFT | squares >>> 1 & ~RIGHT;
        return wide | wide << 8 | wide >>> 8;
    }

    private static long xSquares(long corners) {
        return (corners << 9 | corners >>> 7) & ~LEFT & 0x0042000000004200L
                | (corners >>> 9 | corners << 7) & 0x0042000000004200L;
    }

    private static long cSquares(long corners) {
        return (corners << 1 & ~LEFT | corners >>> 1 & ~RIGHT) | corners << 8 | corners >>> 8;
    }
}
