package dev.quoin.crossword.agent;

/// What a move is worth, from its features.
@FunctionalInterface
public interface MoveValue {
    /// The value of a move; more is better, and only the comparison with other moves of one position counts.
    ///
    /// @param features a vector in the order of the set the value was made for; not to be changed
    double of(double[] features);
}
