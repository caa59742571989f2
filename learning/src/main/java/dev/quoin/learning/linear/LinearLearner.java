package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.Samples;

/// Learns linear values of moves: after each game a regression of what followed on the features gives the game's own
/// weights, and the weights move a step towards them.
///
/// w ← w + α (w_game − w)
///
/// A game has a dozen moves and as many weights or more, so by itself it does not determine them. Of all
/// weights that fit, those near the present ones are taken: w_game makes Σ (target − w_game · features)² + λ ·
/// distance least, where the distance of w_game and w is the mean square of what the values of all moves seen
/// so far differ. What a game says nothing of stays as it is, and what it says counts alike whether features
/// vary alone or together.
///
/// @param alpha how far a step goes, from 0 (not at all) to 1
/// @param ridge λ, as so many moves that speak for the present weights
public record LinearLearner(double alpha, double ridge) {
    /// The step of the paper.
    public static final double USUAL_ALPHA = 0.1;

    /// With the usual step, weights are as sure as those of a regression over the last 20,000 moves.
    public static final double USUAL_RIDGE = 1000;

    public LinearLearner {
        if (!(alpha > 0 && alpha <= 1)) {
            throw new IllegalArgumentException("alpha must be above 0 and at most 1, got " + alpha);
        }
        if (!(ridge > 0)) {
            throw new IllegalArgumentException("the ridge must be above 0, got " + ridge);
        }
    }

    /// Where learning begins, an educated guess: points are points, a kept blank and a sure bingo are worth so
    /// many, and what is opened costs a little. The features beyond the twelve begin with nothing.
    public static Weights beginning(FeatureSet set) {
        var values = new double[set.size()];
        values[FeatureSet.MOVE_SCORE] = 1;
        values[FeatureSet.LEAVE_BLANKS] = 15;
        values[FeatureSet.LEAVE_BINGO_PROBABILITY] = 25;
        values[FeatureSet.NEW_HOTSPOTS] = -0.5;
        values[FeatureSet.NEW_BINGO_LANES] = -0.5;
        return Weights.of(set, 0, values);
    }

    /// The weights after the moves of one game, which are added to the moments.
    Weights after(Weights weights, FeatureMoments moments, Samples game) {
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
        return Weights.of(set, weights.bias() + alpha * step[values.length], values);
    }
}
