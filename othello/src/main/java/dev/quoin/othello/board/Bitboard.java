package dev.quoin.othello.board;

/// The rules on sets of squares, one bit a square (bit 0 is a1): the kernel of every search. Stateless.
///
/// `mover` holds the discs of the side to move, `other` those of its opponent.
public final class Bitboard {
    /// The discs of Black at the start of a game: e4 and d5.
    public static final long BLACK_START = 1L << 28 | 1L << 35;

    /// The discs of White at the start of a game: d4 and e5.
    public static final long WHITE_START = 1L << 27 | 1L << 36;

    /// All columns but the first and the last: what a ray along a row or a diagonal may cross.
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private Bitboard() {}

    /// The squares the side to move may play.
    public static long moves(long mover, long other) {
        long inner = other & INNER_COLUMNS;
        long reached =
                reach(mover, inner, 1) | reach(mover, other, 8) | reach(mover, inner, 7) | reach(mover, inner, 9);
        return reached & ~(mover | other);
    }

    /// The squares behind an unbroken row of `crossed` that begins beside `mover`, both ways along one line.
    ///
    /// Parallel prefix: runs of one, then two, then up to six discs.
    private static long reach(long mover, long crossed, int step) {
        long up = crossed & (mover << step);
        long down = crossed & (mover >>> step);
        up |= crossed & (up << step);
        down |= crossed & (down >>> step);
        long pairsUp = crossed & (crossed << step);
        long pairsDown = crossed & (crossed >>> step);
        up |= pairsUp & (up << 2 * step);
        down |= pairsDown & (down >>> 2 * step);
        up |= pairsUp & (up << 2 * step);
        down |= pairsDown & (down >>> 2 * step);
        return up << step | down >>> step;
    }

    /// The discs that a disc of the mover on an empty square turns over; none means that the square may not be
    /// played.
    public static long flips(int square, long mover, long other) {
        long disc = 1L << square;
        long inner = other & INNER_COLUMNS;
        return turned(disc, mover, inner, 1)
                | turned(disc, mover, other, 8)
                | turned(disc, mover, inner, 7)
                | turned(disc, mover, inner, 9);
    }

    private static long turned(long disc, long mover, long crossed, int step) {
        long up = crossed & (disc << step);
        long down = crossed & (disc >>> step);
        for (int length = 1; length < 6; length++) {
            up |= crossed & (up << step);
            down |= crossed & (down >>> step);
        }
        return ((up << step & mover) == 0 ? 0 : up) | ((down >>> step & mover) == 0 ? 0 : down);
    }
}
