package dev.quoin.crossword.agent.feature;

/// One number of a feature vector.
///
/// @param name what files of weights call it
/// @param spread how far it usually strays from its mean, so that a learner can bring all features to one scale
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
