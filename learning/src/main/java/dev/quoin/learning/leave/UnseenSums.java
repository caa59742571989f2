package dev.quoin.learning.leave;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.leave.UnseenCorrections;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.learning.linear.Cholesky;
import java.util.Arrays;

/// For every tile, the moments of a linear regression: of what the racks with this tile are worth more than the value
/// of
/// the tile says, on the features of [UnseenCorrections] and a constant. Mutable, not thread-safe.
///
/// A rack counts as often as it has the tile. Sums are integers, so their order does not matter.
final class UnseenSums implements PositionSums {
    /// Keeps the weights of tiles with few racks near 0: so many racks in which a feature was 1.
    private static final double RIDGE = 10;

    /// The moments of all tiles, one after the other: a row of the matrix for each feature and for the constant, then
    /// the right-hand side.
    final long[] moments;

    private final TileSet tiles;
    private final UnseenCorrections none;
    private final long[] values;
    private final int width;
    private final int[] features;
    private final int[] counts;
    private final long[] excesses;

    UnseenSums(TileSet tiles, LeaveTable table) {
        this.tiles = tiles;
        none = UnseenCorrections.none(tiles);
        width = none.features() + 1;
        moments = new long[none.numbers() * (width + 1) * width];
        values = new long[none.numbers()];
        for (int number = 0; number < values.length; number++) {
            values[number] = table.value(tile(number));
        }
        features = new int[none.features()];
        counts = new int[values.length];
        excesses = new long[values.length];
    }

    private static Tiles tile(int number) {
        var one = new int[number + 1];
        one[number] = 1;
        return Tiles.of(one);
    }

    @Override
    public void add(Tiles offBoard, LeaveValues[] racks, long[] values) {
        none.describe(offBoard, features);
        Arrays.fill(counts, 0);
        Arrays.fill(excesses, 0);
        for (int rack = 0; rack < racks.length; rack++) {
            RackParts parts = racks[rack].parts();
            for (int letter = 0; letter < parts.letters(); letter++) {
                counts[parts.number(letter)] += parts.count(letter);
                excesses[parts.number(letter)] += parts.count(letter) * values[rack];
            }
        }
        for (int number = 0; number < counts.length; number++) {
            if (counts[number] > 0) {
                add(number, counts[number], excesses[number] - counts[number] * this.values[number]);
            }
        }
    }

    private void add(int number, long count, long excess) {
        int at = number * (width + 1) * width;
        for (int row = 0; row < width; row++) {
            for (int column = 0; column < width; column++) {
                moments[at++] += count * feature(row) * feature(column);
            }
        }
        for (int row = 0; row < width; row++) {
            moments[at++] += excess * feature(row);
        }
    }

    private long feature(int index) {
        return index < features.length ? features[index] : UnseenCorrections.UNIT;
    }

    void addAll(UnseenSums others) {
        for (int at = 0; at < moments.length; at++) {
            moments[at] += others.moments[at];
        }
    }

    void clear() {
        Arrays.fill(moments, 0);
    }

    /// Returns the corrections that fit best. The constant is left out: on average, values are right.
    UnseenCorrections fit() {
        var weights = new int[none.numbers() * none.features()];
        for (int number = 0; number < none.numbers(); number++) {
            double[] solution = fit(number);
            for (int feature = 0; feature < none.features(); feature++) {
                weights[number * none.features() + feature] = (int) Math.round(solution[feature]);
            }
        }
        return UnseenCorrections.of(tiles, weights);
    }

    private double[] fit(int number) {
        double unit = UnseenCorrections.UNIT;
        var matrix = new double[width][width];
        var right = new double[width];
        int at = number * (width + 1) * width;
        for (int row = 0; row < width; row++) {
            for (int column = 0; column < width; column++) {
                matrix[row][column] = moments[at++] / unit / unit;
            }
            matrix[row][row] += RIDGE;
        }
        for (int row = 0; row < width; row++) {
            right[row] = moments[at++] / unit;
        }
        return Cholesky.solve(matrix, right);
    }
}
