package dev.quoin.crossword.agent;

/// Evaluates moves by their features.
@FunctionalInterface
public interface MoveEvaluator {
    /// Returns the value of a move. Higher is better; only values of the same position are comparable.
    ///
    /// @param features the feature vector, in the order of the feature set of this evaluator; do not change it
    double of(double[] features);
}
