package dev.quoin.env.option;

/// A way to handle illegal actions.
public enum InvalidAction {
    /// Nothing changes, and the reward is the penalty.
    PENALTY,

    /// The episode ends, and the reward is the penalty.
    END,

    /// A random legal action is played instead.
    RANDOM,

    /// It is rejected with an exception; nothing changes.
    ERROR;

    /// Reads the value of an option that does not allow [#END].
    ///
    /// @throws IllegalArgumentException if the value is not allowed
    public static InvalidAction goingOn(Object value) {
        return switch (value) {
            case InvalidAction action when action != END -> action;
            case String text when text.equals("penalty") -> PENALTY;
            case String text when text.equals("random") -> RANDOM;
            case String text when text.equals("error") -> ERROR;
            default -> throw new IllegalArgumentException("'penalty', 'random' or 'error'");
        };
    }
}
