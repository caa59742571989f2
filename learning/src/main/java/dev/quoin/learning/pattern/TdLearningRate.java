package dev.quoin.learning.pattern;

/// How fast values follow what they should have been.
///
/// @param first the part of an error that is corrected at once as long as nothing speaks against it, at the beginning
/// @param settle after so many games the rate is half of that, after twice as many a third, and so on
public record TdLearningRate(float first, long settle) {
    public TdLearningRate {
        if (!(first > 0 && first <= 10)) {
            throw new IllegalArgumentException("the rate must be more than 0 and at most 10, got " + first);
        }
        if (settle < 1) {
            throw new IllegalArgumentException("the rate must settle after at least 1 game, got " + settle);
        }
    }

    /// The rate in the game with this number, from 0 on.
    float at(long game) {
        return (float) (first / (1 + (double) game / settle));
    }
}
