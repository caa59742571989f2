package dev.quoin.othello.perft;

import java.util.List;

/// The rules as loops over arrays of positions, each simple enough for the JVM's C2 compiler to vectorize:
/// eight positions at a time on processors with 512-bit vectors.
///
/// Every line of the board has its own loop, and intermediate results are arrays: loops with two lines, or
/// with the mask inside, were not vectorized and took three times as long. For the same reason the loops are
/// called through an interface with many implementations, which prevents inlining: some loops inlined into
/// one method stay scalar.
final class LaneLoops {
    /// Plays `disc` everywhere, and writes the legal moves of the new positions to `result`.
    static final List<LaneLoop> PLAY = List.of(
            LaneLoops::maskInner,
            LaneLoops::turnRow,
            LaneLoops::turnColumn,
            LaneLoops::turnRisingDiagonal,
            LaneLoops::turnFallingDiagonal,
            LaneLoops::exchange,
            LaneLoops::reachRow,
            LaneLoops::reachColumn,
            LaneLoops::reachRisingDiagonal,
            LaneLoops::reachFallingDiagonal,
            LaneLoops::keepEmpty);

    /// All columns but the first and the last: the squares that a ray along a row or a diagonal may cross.
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private LaneLoops() {}

    /// One of the loops.
    @FunctionalInterface
    interface LaneLoop {
        void run(TurnBatch batch);
    }

    private static void maskInner(TurnBatch batch) {
        long[] other = batch.other;
        long[] inner = batch.inner;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            inner[lane] = other[lane] & INNER_COLUMNS;
        }
    }

    private static void turnRow(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] disc = batch.disc;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] = turned(disc[lane], mover[lane], crossed[lane], 1);
        }
    }

    private static void turnColumn(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.other;
        long[] disc = batch.disc;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= turned(disc[lane], mover[lane], crossed[lane], 8);
        }
    }

    private static void turnRisingDiagonal(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] disc = batch.disc;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= turned(disc[lane], mover[lane], crossed[lane], 7);
        }
    }

    private static void turnFallingDiagonal(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] disc = batch.disc;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= turned(disc[lane], mover[lane], crossed[lane], 9);
        }
    }

    private static void exchange(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] other = batch.other;
        long[] disc = batch.disc;
        long[] inner = batch.inner;
        long[] turned = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            long played = mover[lane] ^ turned[lane] ^ disc[lane];
            mover[lane] = other[lane] ^ turned[lane];
            other[lane] = played;
            inner[lane] = played & INNER_COLUMNS;
        }
    }

    private static void reachRow(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] = reached(mover[lane], crossed[lane], 1);
        }
    }

    private static void reachColumn(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.other;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= reached(mover[lane], crossed[lane], 8);
        }
    }

    private static void reachRisingDiagonal(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= reached(mover[lane], crossed[lane], 7);
        }
    }

    private static void reachFallingDiagonal(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] crossed = batch.inner;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] |= reached(mover[lane], crossed[lane], 9);
        }
    }

    private static void keepEmpty(TurnBatch batch) {
        long[] mover = batch.mover;
        long[] other = batch.other;
        long[] result = batch.result;
        int count = batch.count;
        for (int lane = 0; lane < count; lane++) {
            result[lane] &= ~(mover[lane] | other[lane]);
        }
    }

    /// Replaces each set by its size.
    static void countBits(long[] sets, int count) {
        for (int lane = 0; lane < count; lane++) {
            sets[lane] = Long.bitCount(sets[lane]);
        }
    }

    /// The discs flipped along one line, both ways; parallel prefix, as in [#reached].
    private static long turned(long disc, long mover, long crossed, int step) {
        long up = crossed & disc << step;
        long down = crossed & disc >>> step;
        up |= crossed & up << step;
        down |= crossed & down >>> step;
        long pairsUp = crossed & crossed << step;
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        // At most one bit each: the disc of the mover behind the run. Without it nothing is flipped.
        long endUp = up << step & mover;
        long endDown = down >>> step & mover;
        return up & -endUp >> 63 | down & -endDown;
    }

    /// The squares behind an unbroken run of `crossed` next to `mover`, both ways along one line.
    private static long reached(long mover, long crossed, int step) {
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
}
