package dev.quoin.learning.rollout;

/// Checks the ranges of hyperparameters, for compact constructors. The message starts with the key of the parameter.
public final class ParameterRange {
    private ParameterRange() {}

    /// Checks a real number.
    ///
    /// @param key the name of the parameter in configurations
    public static void check(String key, double value, double min, double max) {
        if (!(value >= min && value <= max)) {
            throw new IllegalArgumentException(key + " must be a number from " + min + " to " + max + ", got " + value);
        }
    }

    /// Checks an integer.
    ///
    /// @param key the name of the parameter in configurations
    public static void check(String key, long value, long min, long max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(
                    key + " must be an integer from " + min + " to " + max + ", got " + value);
        }
    }
}
