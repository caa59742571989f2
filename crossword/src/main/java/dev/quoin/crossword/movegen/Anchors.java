package dev.quoin.crossword.movegen;

import java.util.Arrays;

/// The anchors of a grid: flat arrays, one entry per anchor. Mutable, not thread-safe.
///
/// An anchor is either a block (a maximal run of tiles, `first` to `last`), the first block of its plays, or an
/// empty square beside a tile of a crossing lane (`last` is -1), the first such square that its plays fill. So
/// every play belongs to one anchor. Plays of an anchor fill neither its left nor its right barrier.
final class Anchors {
    /// Less than the value of any play.
    static final int NO_PLAY = Integer.MIN_VALUE;

    private static final int EMPTY = -1;

    int[] lanes = new int[64];
    int[] firsts = new int[64];
    int[] lasts = new int[64];
    int[] leftBarriers = new int[64];
    int[] rightBarriers = new int[64];

    /// Upper bound of the value of each anchor's plays, where computed.
    int[] bounds = new int[64];

    int size;

    /// The number of entries: anchors, and then anchors again, for plays with the whole rack.
    int entries;

    /// The second largest bound at the last call of [#largest].
    int runnerUp;

    private final Grid grid;

    Anchors(Grid grid) {
        this.grid = grid;
    }

    boolean isEmptyAnchor(int anchor) {
        return lasts[anchor] == EMPTY;
    }

    /// Finds all anchors of the grid. On an empty board that is the start square, across and, if asked for, down.
    void collect(int startRow, int startColumn, boolean alsoDown) {
        size = 0;
        entries = 0;
        if (!grid.isEmpty()) {
            for (int lane = 0; lane < grid.lanes; lane++) {
                collectLane(lane);
            }
            return;
        }
        addWholeLane(startRow, grid.across(startRow, startColumn));
        if (alsoDown) {
            addWholeLane(grid.rows + startColumn, grid.down(startRow, startColumn));
        }
    }

    /// The anchor with the largest bound if that is at least `floor`, which is more than [#NO_PLAY]; otherwise -1.
    /// Leaves the second largest bound
    /// in [#runnerUp].
    int largest(int floor) {
        int largest = -1;
        int bound = floor - 1;
        int second = bound;
        for (int anchor = 0; anchor < entries; anchor++) {
            int next = bounds[anchor];
            second = Math.max(second, Math.min(bound, next));
            if (next > bound) {
                bound = next;
                largest = anchor;
            }
        }
        runnerUp = second;
        return largest;
    }

    private void addWholeLane(int lane, int square) {
        int first = lane * grid.stride + 1;
        add(lane, square, EMPTY, first - 1, first + grid.length(lane));
    }

    private void collectLane(int lane) {
        int first = lane * grid.stride + 1;
        int length = grid.length(lane);
        long crossed = grid.crossed[lane] & ~grid.occupied[lane];
        int barrier = first - 1;
        for (long rest = grid.occupied[lane]; rest != 0; ) {
            int start = Long.numberOfTrailingZeros(rest);
            int end = start + Long.numberOfTrailingZeros(~(rest >>> start));
            // The square before the block belongs to the block's own plays.
            long gap = crossed & (1L << start) - 1 & ~(1L << start >>> 1);
            collectGap(lane, first, gap, first + start - 1, barrier);
            add(lane, first + start, first + end - 1, barrier, first + length);
            barrier = first + end;
            crossed &= -1L << end << 1;
            rest &= -1L << end;
        }
        collectGap(lane, first, crossed, first + length, barrier);
    }

    /// The empty anchors at the places of `gap`. Their plays stay inside the barriers, clear of the blocks.
    private void collectGap(int lane, int first, long gap, int rightBarrier, int blockBarrier) {
        int leftBarrier = blockBarrier;
        for (long rest = gap; rest != 0; rest &= rest - 1) {
            int square = first + Long.numberOfTrailingZeros(rest);
            if (grid.extensionSets[square] != 0) {
                add(lane, square, EMPTY, leftBarrier, rightBarrier);
            }
            leftBarrier = square;
        }
    }

    private void add(int lane, int first, int last, int leftBarrier, int rightBarrier) {
        if (size == lanes.length) {
            grow();
        }
        lanes[size] = lane;
        firsts[size] = first;
        lasts[size] = last;
        leftBarriers[size] = leftBarrier;
        rightBarriers[size++] = rightBarrier;
        entries = size;
    }

    /// Adds an entry for the plays of an anchor with the whole rack, unless their bound says that there is none.
    void addWholeRack(int anchor, int bound) {
        if (bound != NO_PLAY) {
            if (entries == lanes.length) {
                grow();
            }
            lanes[entries] = lanes[anchor];
            firsts[entries] = firsts[anchor];
            lasts[entries] = lasts[anchor];
            leftBarriers[entries] = leftBarriers[anchor];
            rightBarriers[entries] = rightBarriers[anchor];
            bounds[entries++] = bound;
        }
    }

    /// Whether an entry is for plays with the whole rack.
    boolean isWholeRack(int entry) {
        return entry >= size;
    }

    private void grow() {
        lanes = Arrays.copyOf(lanes, 2 * lanes.length);
        firsts = Arrays.copyOf(firsts, lanes.length);
        lasts = Arrays.copyOf(lasts, lanes.length);
        leftBarriers = Arrays.copyOf(leftBarriers, lanes.length);
        rightBarriers = Arrays.copyOf(rightBarriers, lanes.length);
        bounds = Arrays.copyOf(bounds, lanes.length);
    }
}
