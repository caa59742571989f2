package dev.quoin.learning.outcome;

import dev.quoin.crossword.equity.WinProbability;
import dev.quoin.crossword.leave.LeaveTable;

/// Counts, for each number of unseen tiles, how the lead of the seat that has just moved changed until the end.
/// Mutable, not thread-safe. Counts are integers, so their order does not matter.
final class LeadChanges {
    /// Larger changes count as this one, in points.
    private static final int LARGEST = 1000;

    /// The least distance of two quantiles: a tenth of a point, as files have them.
    private static final int LEAST_STEP = 100;

    /// By unseen tiles from 1 and change in points.
    private final long[][] counts;

    private final int rackSize;

    LeadChanges(int mostUnseen, int rackSize) {
        this.counts = new long[mostUnseen][2 * LARGEST + 1];
        this.rackSize = rackSize;
    }

    /// Counts one position.
    ///
    /// @param change in millipoints
    void add(int unseen, long change) {
        long points = Math.floorDiv(change + LeaveTable.MILLIPOINTS / 2, LeaveTable.MILLIPOINTS);
        counts[unseen - 1][Math.clamp(points, -LARGEST, LARGEST) + LARGEST]++;
    }

    void addAll(LeadChanges others) {
        for (int unseen = 0; unseen < counts.length; unseen++) {
            for (int change = 0; change < counts[unseen].length; change++) {
                counts[unseen][change] += others.counts[unseen][change];
            }
        }
    }

    /// Computes the probabilities. Neighboring numbers of unseen tiles are averaged where the distribution
    /// changes slowly.
    WinProbability probability() {
        var quantiles = new int[counts.length][];
        for (int unseen = 1; unseen <= counts.length; unseen++) {
            int radius = 0;
            double[] weights = around(unseen, radius);
            // Every number of unseen tiles needs a few positions, even one that hardly ever occurs.
            int wanted = unseen <= rackSize ? 0 : unseen <= 2 * rackSize ? 1 : 3;
            while (radius < wanted || total(weights) < WinProbability.QUANTILES && radius < counts.length) {
                weights = around(unseen, ++radius);
            }
            quantiles[unseen - 1] = quantiles(weights);
        }
        return WinProbability.of(quantiles);
    }

    /// Returns the counts of a number of unseen tiles and its neighbors, with weights that fall with the
    /// distance.
    private double[] around(int unseen, int radius) {
        var sums = new double[2 * LARGEST + 1];
        for (int near = Math.max(1, unseen - radius); near <= Math.min(counts.length, unseen + radius); near++) {
            double weight = 1 - Math.abs(near - unseen) / (radius + 1.0);
            for (int change = 0; change < sums.length; change++) {
                sums[change] += weight * counts[near - 1][change];
            }
        }
        return sums;
    }

    private static double total(double[] weights) {
        double total = 0;
        for (double weight : weights) {
            total += weight;
        }
        return total;
    }

    private static int[] quantiles(double[] weights) {
        double total = total(weights);
        var quantiles = new int[WinProbability.QUANTILES];
        double below = 0;
        int change = 0;
        for (int level = 0; level < quantiles.length; level++) {
            double wanted = (level + 0.5) / quantiles.length * total;
            while (change < weights.length - 1 && below + weights[change] < wanted) {
                below += weights[change++];
            }
            double part = weights[change] == 0 ? 0.5 : (wanted - below) / weights[change];
            long exact = Math.round((change - LARGEST - 0.5 + part) * LeaveTable.MILLIPOINTS / LEAST_STEP) * LEAST_STEP;
            quantiles[level] = level == 0 ? (int) exact : (int) Math.max(exact, quantiles[level - 1] + LEAST_STEP);
        }
        return quantiles;
    }
}
