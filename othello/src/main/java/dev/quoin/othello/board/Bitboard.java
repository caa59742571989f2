package dev.quoin.othello.board;

/// The rules on bitboards (bit 0 is a1), used by every search. Stateless.
///
/// `mover` holds the discs of the side to move, `other` those of its opponent.
public final class Bitboard {
    /// The black discs at the start of a game: e4 and d5.
    public static final long BLACK_START = 1L << 28 | 1L << 35;

    /// The white discs at the start of a game: d4 and e5.
    public static final long WHITE_START = 1L << 27 | 1L << 36;

    /// All columns but the first and the last: the squares that a ray along a row or a diagonal may cross.
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private static final long[] RAYS = Rays.table();

    private Bitboard() {}

    /// Returns the legal moves of the side to move.
    public static long moves(long mover, long other) {
        long inner = other & INNER_COLUMNS;
        // Along a row upwards one addition is enough: the carry runs through the discs of the other side.
        // The other bits it leaves are squares with discs, which are masked out below.
        long east = inner + (inner & mover << 1);
        long west = inner & mover >>> 1;
        west |= inner & west >>> 1;
        long pairs = inner & inner >>> 1;
        west |= pairs & west >>> 2;
        west |= pairs & west >>> 2;
        return (east | west >>> 1 | reach(mover, other, 8) | reach(mover, inner, 7) | reach(mover, inner, 9))
                & ~(mover | other);
    }

    /// The squares behind an unbroken run of `crossed` next to `mover`, both ways along one line.
    ///
    /// Parallel prefix: runs of one, then two, then up to six discs.
    private static long reach(long mover, long crossed, int step) {
        long up = crossed & mover << step;
        long down = crossed & mover >>> step;
        up |= crossed & up << step;
        down |= crossed & down >>> step;
        long pairsUp = crossed & crossed << step;
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        return up << step | down >>> step;
    }

    /// Returns the discs that a move on an empty square flips; none if the move is illegal.
    ///
    /// In each direction the first square without an opposing disc ends the run: if it has a disc of the
    /// mover, everything in between is flipped. Branch-free, because the runs of a search are unpredictable.
    public static long flips(int square, long mover, long other) {
        int ray = square << 3;
        return rising(RAYS[ray], mover, other)
                | rising(RAYS[ray + 1], mover, other)
                | rising(RAYS[ray + 2], mover, other)
                | rising(RAYS[ray + 3], mover, other)
                | falling(RAYS[ray + 4], mover, other)
                | falling(RAYS[ray + 5], mover, other)
                | falling(RAYS[ray + 6], mover, other)
                | falling(RAYS[ray + 7], mover, other);
    }

    private static long rising(long ray, long mover, long other) {
        long enclosing = Long.lowestOneBit(ray & ~other) & mover;
        // The second summand is -1 when there is an enclosing disc, else 0: all bits below the disc, or
        // none.
        return ray & enclosing + (-enclosing >> 63);
    }

    private static long falling(long ray, long mover, long other) {
        // A falling ray never holds bit 63, so the bit that an empty set gives is masked out by `ray`.
        long enclosing = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & ~other) & mover & ray;
        return ray & -enclosing << 1;
    }

    /// Returns the final margin for the mover in a finished game; empty squares go to the winner.
    public static int margin(long mover, long other) {
        int own = Long.bitCount(mover);
        int theirs = Long.bitCount(other);
        return own == theirs ? 0 : own > theirs ? 64 - 2 * theirs : 2 * own - 64;
    }
}
