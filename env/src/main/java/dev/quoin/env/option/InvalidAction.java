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
    ERROR
}
