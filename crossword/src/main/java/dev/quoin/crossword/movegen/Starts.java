package dev.quoin.crossword.movegen;

import java.util.Arrays;

/// Where plays can start on a grid: flat arrays, one entry a start. Mutable, for one thread.
///
/// A start is either a block (a maximal run of tiles; `first` to `last`) that is the first block its plays
/// take in, or an open square that a crossing word touches (`last` is -1) and that is the first such square
/// its plays fill. Plays of a start fill neither its left nor its right barrier.
final class Starts {
    private static final int OPEN = -1;

    int[] lanes = new int[64];
    int[] firsts = new int[64];
    int[] lasts = new int[64];
    int[] leftBarriers = new int[64];
    int[] rightBarriers = new int[64];

    /// What plays of each start score at the most, where that was worked out.
    int[] bounds = new int[64];

    int size;

    /// The largest bound but one, when last asked for the largest.
    int runnerUp;

    private final Grid grid;

    Starts(Grid grid) {
        this.grid = grid;
    }

    boolean isOpen(int start) {
        return lasts[start] == OPEN;
    }

    /// Finds all starts of the grid; on an empty board the start square alone, down too only if asked.
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

    /// The start with the largest bound, if that is at least `floor`, otherwise -1; leaves the second largest bound
    /// in [#runnerUp].
    int largest(int floor) {
        int largest = -1;
        int bound = floor - 1;
        int second = bound;
        for (int start = 0; start < size; start++) {
            int next = bounds[start];
            second = Math.max(second, Math.min(bound, next));
            if (next > bound) {
                bound = next;
                largest = start;
            }
        }
        runnerUp = second;
        return largest;
    }

    private void addWholeLane(int lane, int square) {
        int first = lane * grid.stride + 1;
        add(lane, square, OPEN, first - 1, first + grid.length(lane));
    }

    private void collectLane(int lane) {
        byte[] letters = grid.letters;
        int square = lane * grid.stride + 1;
        int end = square + grid.length(lane);
        int barrier = square - 1;
        while (square < end) {
            int next = square;
            while (next < end && letters[next] == 0) {
                next++;
            }
            collectGap(lane, square, next, next < end ? next - 1 : end, barrier);
            if (next == end) {
                return;
            }
            int last = next;
            while (letters[last + 1] != 0) {
                last++;
            }
            add(lane, next, last, barrier, end);
            barrier = last + 1;
            square = last + 2;
        }
    }

    /// The open starts from `from` to before `to`; plays stay inside the barriers, clear of the blocks.
    private void collectGap(int lane, int from, int to, int rightBarrier, int blockBarrier) {
        int leftBarrier = blockBarrier;
        for (int square = from; square < to; square++) {
            if (square != rightBarrier && grid.isCrossed(square)) {
                if (grid.allowed[square] != 0) {
                    add(lane, square, OPEN, leftBarrier, rightBarrier);
                }
                leftBarrier = square;
            }
        }
    }

    private void add(int lane, int first, int last, int leftBarrier, int rightBarrier) {
        if (size == lanes.length) {
            lanes = Arrays.copyOf(lanes, size * 2);
            firsts = Arrays.copyOf(firsts, size * 2);
            lasts = Arrays.copyOf(lasts, size * 2);
            leftBarriers = Arrays.copyOf(leftBarriers, size * 2);
            rightBarriers = Arrays.copyOf(rightBarriers, size * 2);
            bounds = Arrays.copyOf(bounds, size * 2);
        }
        lanes[size] = lane;
        firsts[size] = first;
        lasts[size] = last;
        leftBarriers[size] = leftBarrier;
        rightBarriers[size++] = rightBarrier;
    }
}
