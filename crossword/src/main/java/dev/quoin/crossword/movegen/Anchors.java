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

    /// Set for the plays of an anchor with the whole rack, when a [WholeRackSearch] finds them.
    static final int WHOLE_RACK = 1 << 30;

    private static final int EMPTY = -1;

    int[] lanes = new int[64];
    int[] firsts = new int[64];
    int[] lasts = new int[64];
    int[] leftBarriers = new int[64];
    int[] rightBarriers = new int[64];

    int size;

    // A binary heap of anchors with the bounds of their plays, largest first: the bound in the high half, the anchor
    // and perhaps WHOLE_RACK in the low half.
    private long[] heap = new long[128];
    private int queued;

    private final Grid grid;

    Anchors(Grid grid) {
        this.grid = grid;
    }

    boolean isEmptyAnchor(int anchor) {
        return lasts[anchor] == EMPTY;
    }

    /// The first square that a play of this anchor can fill to the left, an empty anchor's own.
    int firstLeft(int anchor) {
        return isEmptyAnchor(anchor) ? firsts[anchor] : firsts[anchor] - 1;
    }

    /// Finds all anchors of the grid. On an empty board that is the start square, across and, if asked for, down.
    void collect(int startRow, int startColumn, boolean alsoDown) {
        size = 0;
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

    /// Removes all anchors from the queue.
    void clearQueue() {
        queued = 0;
    }

    /// Puts an anchor, perhaps with [#WHOLE_RACK], into the queue with an upper bound of its plays, unless that says
    /// that there
    /// is none.
    void queue(int anchor, int bound) {
        if (bound == NO_PLAY) {
            return;
        }
        heap = queued == heap.length ? Arrays.copyOf(heap, 2 * queued) : heap;
        long entry = (long) bound << Integer.SIZE | anchor;
        int at = queued++;
        while (at > 0 && heap[at - 1 >> 1] < entry) {
            heap[at] = heap[at - 1 >> 1];
            at = at - 1 >> 1;
        }
        heap[at] = entry;
    }

    /// The largest bound in the queue, or [#NO_PLAY].
    int largestBound() {
        return queued == 0 ? NO_PLAY : (int) (heap[0] >> Integer.SIZE);
    }

    /// Removes the anchor with the largest bound, of equals one with [#WHOLE_RACK]. The queue must not be empty.
    int poll() {
        int anchor = (int) heap[0];
        long entry = heap[--queued];
        int at = 0;
        for (int child = 1; child < queued; child = 2 * at + 1) {
            child += child + 1 < queued && heap[child + 1] > heap[child] ? 1 : 0;
            if (heap[child] <= entry) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = entry;
        return anchor;
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
    }

    private void grow() {
        lanes = Arrays.copyOf(lanes, 2 * lanes.length);
        firsts = Arrays.copyOf(firsts, lanes.length);
        lasts = Arrays.copyOf(lasts, lanes.length);
        leftBarriers = Arrays.copyOf(leftBarriers, lanes.length);
        rightBarriers = Arrays.copyOf(rightBarriers, lanes.length);
    }
}
