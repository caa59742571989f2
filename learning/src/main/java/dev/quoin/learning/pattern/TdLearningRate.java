package dev.quoin.learning.pattern;

/// The learning rate, which decays hyperbolically with the number of games.
///
/// @param initial the initial learning rate
/// @param halfLife the number of games after which the rate is half the initial one; after twice as many it is a third
public record TdLearningRate(float initial, long halfLife) {
    public TdLearningRate {
        if (!(initial > 0 && initial <= 10)) {
            throw new IllegalArgumentException("the rate must be more than 0 and at most 10, got " + initial);
        }
        if (halfLife < 1) {
            throw new IllegalArgumentException("the rate must settle after at least 1 game, got " + halfLife);
        }
    }

    /// Returns the learning rate of a game, numbered from 0.
    float at(long game) {
        return (float) (initial / (1 + (double) game / halfLife));
    }
}
