package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.Samples;
import java.util.List;

/// The second moments of the features of all moves so far, with a constant 1 for the bias. Mutable, not
/// thread-safe.
///
/// They define the distance between two weight vectors: the mean squared difference of the values of these
/// moves. Features are in units of their typical spread. A prior of a few uncorrelated pseudo-moves keeps
/// the matrix positive definite.
final class FeatureMoments {
    private static final double PRIOR_COUNT = 50;

    private final FeatureSet set;

    /// The lower triangle of the sums of products; the constant comes last.
    private final double[][] sums;

    private double count = PRIOR_COUNT;

    private FeatureMoments(FeatureSet set) {
        this.set = set;
        this.sums = new double[set.size() + 1][];
        for (int row = 0; row < sums.length; row++) {
            sums[row] = new double[row + 1];
            sums[row][row] = PRIOR_COUNT;
        }
    }

    /// Returns the prior, before the first move.
    static FeatureMoments prior(FeatureSet set) {
        return new FeatureMoments(set);
    }

    /// Returns the features of a move in units of their spread, and the constant.
    double[] scaled(Samples samples, int sample) {
        var row = new double[sums.length];
        for (int index = 0; index < set.size(); index++) {
            row[index] =
                    samples.feature(sample, index) / set.features().get(index).spread();
        }
        row[set.size()] = 1;
        return row;
    }

    void add(Samples samples) {
        for (int sample = 0; sample < samples.size(); sample++) {
            double[] row = scaled(samples, sample);
            for (int one = 0; one < row.length; one++) {
                for (int other = 0; other <= one; other++) {
                    sums[one][other] += row[one] * row[other];
                }
            }
            count++;
        }
    }

    /// Returns the mean product of two features; `one` must not be less than `other`.
    double mean(int one, int other) {
        return sums[one][other] / count;
    }

    /// Formats the moments as text for [#parse]: the count, then a line for each row.
    String write() {
        var text = new StringBuilder().append(count).append('\n');
        for (double[] row : sums) {
            for (double sum : row) {
                text.append(sum).append(' ');
            }
            text.setCharAt(text.length() - 1, '\n');
        }
        return text.toString();
    }

    /// Parses moments.
    ///
    /// @throws IllegalArgumentException if the text is for another number of features
    static FeatureMoments parse(String text, FeatureSet set) {
        var moments = new FeatureMoments(set);
        List<String> lines = text.lines().toList();
        if (lines.size() != moments.sums.length + 1) {
            throw new IllegalArgumentException("moments of " + set.size() + " features must have "
                    + (moments.sums.length + 1) + " lines, got " + lines.size());
        }
        moments.count = Double.parseDouble(lines.getFirst());
        for (int row = 0; row < moments.sums.length; row++) {
            String[] cells = lines.get(row + 1).split(" ");
            if (cells.length != row + 1) {
                throw new IllegalArgumentException(
                        "row " + row + " of the moments must have " + (row + 1) + " numbers, got " + cells.length);
            }
            for (int column = 0; column <= row; column++) {
                moments.sums[row][column] = Double.parseDouble(cells[column]);
            }
        }
        return moments;
    }
}
