package dev.quoin.learning.leave;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.MultisetCursor;
import dev.quoin.crossword.leave.MultisetRank;

/// Turns sums into values. A leave that few racks contain borrows from its parts.
///
/// The value is the mean over the racks of a leave, together with `prior` more racks that are worth what the
/// parts predict. For a pair of its tiles that is the value without the one, plus the value without the other,
/// less the value without both; over all pairs, the mean.
final class LeaveSmoothing {
    private LeaveSmoothing() {}

    /// Computes the values of all leaves, relative to the empty one.
    static LeaveTable table(MultisetRank ranks, LeaveSums sums, int prior) {
        double[] values = values(ranks, sums, prior);
        var rounded = new short[values.length];
        for (int rank = 0; rank < values.length; rank++) {
            long units = Math.round((values[rank] - values[0]) / LeaveTable.UNIT);
            rounded[rank] = (short) Math.clamp(units, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return LeaveTable.of(ranks, rounded);
    }

    /// Returns values in millipoints by rank.
    static double[] values(MultisetRank ranks, LeaveSums sums, int prior) {
        var values = new double[ranks.size()];
        values[0] = sums.weights[0] == 0 ? 0 : (double) sums.sums[0] / sums.weights[0];
        var cursor = new MultisetCursor(ranks);
        while (cursor.next()) {
            int rank = cursor.rank();
            double expected = expected(values, cursor);
            values[rank] = (sums.sums[rank] + prior * expected) / (sums.weights[rank] + prior);
        }
        return values;
    }

    private static double expected(double[] values, MultisetCursor leave) {
        if (leave.size() == 1) {
            return values[0];
        }
        double sum = 0;
        int pairs = 0;
        for (int one = 0; one < leave.letters(); one++) {
            double withoutOne = values[leave.without(one)];
            for (int other = one; other < leave.letters(); other++) {
                int count = one == other
                        ? leave.count(one) * (leave.count(one) - 1) / 2
                        : leave.count(one) * leave.count(other);
                if (count > 0) {
                    double withoutOther = one == other ? withoutOne : values[leave.without(other)];
                    sum += count * (withoutOne + withoutOther - values[leave.without(one, other)]);
                    pairs += count;
                }
            }
        }
        return sum / pairs;
    }
}
