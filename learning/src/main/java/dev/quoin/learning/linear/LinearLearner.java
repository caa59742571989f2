package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.Samples;

/// Trains a linear evaluation of moves. After each game, a ridge regression of the targets on the features
/// gives the weights of that game, and the weights take a step toward them.
///
/// w ← w + α (w_game − w)
///
/// A game has a dozen moves and at least as many weights, so it does not determine them. The penalty keeps
/// them near the current ones: w_game minimizes Σ (target − w_game · features)² + λ · distance, where the
/// distance between w_game and w is the mean squared difference of the values of all moves so far.
/// Directions about which a game has no information do not change, whether features are correlated or not.
///
/// @param alpha the step size, more than 0 and at most 1
/// @param ridge λ, the weight of the current weights, as a number of moves
public record LinearLearner(double alpha, double ridge) {
    /// The step size of the paper.
    public static final double DEFAULT_ALPHA = 0.1;

    /// With the default step size the weights are about as precise as a regression over the last 20,000 moves.
    public static final double DEFAULT_RIDGE = 1000;

    public LinearLearner {
        if (!(alpha > 0 && alpha <= 1)) {
            throw new IllegalArgumentException("alpha must be above 0 and at most 1, got " + alpha);
        }
        if (!(ridge > 0)) {
            throw new IllegalArgumentException("the ridge must be above 0, got " + ridge);
        }
    }

    /// Returns the initial weights, an educated guess: the score counts fully, a kept blank and a likely
    /// bingo are worth something, and openings cost a little. The features beyond the first twelve start at
    /// 0.
    public static LinearWeights initialWeights(FeatureSet set) {
        var values = new double[set.size()];
        values[FeatureSet.MOVE_SCORE] = 1;
        values[FeatureSet.LEAVE_BLANKS] = 15;
        values[FeatureSet.LEAVE_BINGO_PROBABILITY] = 25;
        values[FeatureSet.NEW_HOTSPOTS] = -0.5;
        values[FeatureSet.NEW_BINGO_LANES] = -0.5;
        return LinearWeights.of(set, 0, values);
    }

    /// Returns the weights after one game; its moves are added to the moments.
    LinearWeights update(LinearWeights weights, FeatureMoments moments, Samples game) {
        if (game.size() == 0) {
            return weights;
        }
        FeatureSet set = weights.features();
        var rows = new double[game.size()][];
        var errors = new double[game.size()];
        var features = new double[set.size()];
        for (int sample = 0; sample < game.size(); sample++) {
            game.copy(sample, features);
            errors[sample] = game.target(sample) - weights.of(features);
            rows[sample] = moments.scaled(game, sample);
        }
        moments.add(game);
        double[] step = Ridge.solve(rows, errors, ridge, moments);
        double[] values = weights.values();
        for (int index = 0; index < values.length; index++) {
            values[index] += alpha * step[index] / set.features().get(index).spread();
        }
        return LinearWeights.of(set, weights.bias() + alpha * step[values.length], values);
    }
}
