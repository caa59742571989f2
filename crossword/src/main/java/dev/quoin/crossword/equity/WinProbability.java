package dev.quoin.crossword.equity;

import java.util.Arrays;

/// The probability of winning a game between two equal players, learned from self-play of `static`. Immutable,
/// thread-safe.
///
/// For every number of unseen tiles it knows how the lead of the seat that has just moved changes until the end
/// of the game: quantiles of that change. A seat wins if the change does not use up its lead, so the
/// probability rises with the lead.
public final class WinProbability {
    /// The quantiles for each number of unseen tiles.
    public static final int QUANTILES = 40;

    /// By unseen tiles from 1: the changes in millipoints, increasing. Quantile `i` has the level (i + 1/2) /
    /// QUANTILES.
    private final int[][] changes;

    private WinProbability(int[][] changes) {
        this.changes = changes;
    }

    /// Creates probabilities from quantiles of the change until the end, in millipoints, by unseen tiles from
    /// 1.
    ///
    /// @throws IllegalArgumentException if there are none, or the quantiles of a number do not increase
    public static WinProbability of(int[][] quantiles) {
        if (quantiles.length == 0) {
            throw new IllegalArgumentException("win probabilities need quantiles for at least one unseen tile");
        }
        var copy = new int[quantiles.length][];
        for (int unseen = 1; unseen <= quantiles.length; unseen++) {
            copy[unseen - 1] = quantiles[unseen - 1].clone();
            check(copy[unseen - 1], unseen);
        }
        return new WinProbability(copy);
    }

    private static void check(int[] row, int unseen) {
        if (row.length != QUANTILES) {
            throw new IllegalArgumentException(
                    unseen + " unseen tiles need " + QUANTILES + " quantiles, got " + row.length);
        }
        for (int level = 1; level < row.length; level++) {
            if (row[level] <= row[level - 1]) {
                throw new IllegalArgumentException("the quantiles of " + unseen + " unseen tiles must increase, got "
                        + row[level] + " after " + row[level - 1]);
            }
        }
    }

    /// Returns the probability that the seat that has just moved wins; a draw counts half.
    ///
    /// @param spread its lead in millipoints, with the value of its leave while there are tiles in the bag
    /// @param unseen the tiles that it does not see: those in the bag and on the other rack; 0 if the game is
    ///     over
    public double of(int spread, int unseen) {
        if (unseen == 0) {
            return spread > 0 ? 1 : spread == 0 ? 0.5 : 0;
        }
        int[] row = changes[Math.min(unseen, changes.length) - 1];
        return 1 - below(row, -spread);
    }

    /// Returns the probability that the seat to move wins; a draw counts half.
    ///
    /// @param spread its lead in millipoints, less the value of the other's leave while there are tiles in the
    ///     bag
    /// @param unseen the tiles that the other seat does not see
    public double ofSeatToMove(int spread, int unseen) {
        return 1 - of(-spread, unseen);
    }

    /// The share of changes less than `change`: linear between quantiles, exponential beyond the outer ones.
    private static double below(int[] row, int change) {
        int last = QUANTILES - 1;
        double half = 0.5 / QUANTILES;
        if (change <= row[0]) {
            return half * Math.exp((change - row[0]) / (0.5 * (row[1] - row[0])));
        }
        if (change >= row[last]) {
            return 1 - half * Math.exp((row[last] - change) / (0.5 * (row[last] - row[last - 1])));
        }
        int at = Arrays.binarySearch(row, change);
        int level = at >= 0 ? at : -at - 2;
        double part = level == last ? 0 : (change - row[level]) / (double) (row[level + 1] - row[level]);
        return (level + 0.5 + part) / QUANTILES;
    }

    /// Returns the change that as many games exceed as stay below: with the opposite lead, the game is even.
    public int median(int unseen) {
        int[] row = changes[Math.min(unseen, changes.length) - 1];
        return (row[QUANTILES / 2 - 1] + row[QUANTILES / 2]) / 2;
    }

    /// Returns the largest number of unseen tiles with quantiles of its own.
    public int mostUnseen() {
        return changes.length;
    }

    /// Returns the quantiles of a number of unseen tiles.
    int[] quantiles(int unseen) {
        return changes[unseen - 1].clone();
    }
}
