package dev.quoin.crossword.agent.feature;

/// One number of a feature vector.
///
/// @param name the name in weight files
/// @param spread the typical deviation from the mean, which a learner can use to scale features
public record Feature(String name, double spread) {
    public Feature {
        if (!name.matches("\\p{L}[\\p{L}\\p{N}]*")) {
            throw new IllegalArgumentException("a feature's name must be letters and digits, got '" + name + "'");
        }
        if (!(spread > 0)) {
            throw new IllegalArgumentException("the spread of " + name + " must be more than 0, got " + spread);
        }
    }
}
