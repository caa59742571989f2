package dev.quoin.env.option;

/// What an environment does with an action that is not legal now.
public enum InvalidAction {
    /// Nothing changes, and the action earns the penalty.
    PENALTY,

    /// The episode ends, and the action earns the penalty.
    END,

    /// A legal action is taken instead, chosen by the chance of the episode.
    RANDOM,

    /// It is refused with an exception; nothing changes.
    ERROR;

    /// The value of an option where an illegal action never ends the episode.
    ///
    /// @throws IllegalArgumentException with what is allowed
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
