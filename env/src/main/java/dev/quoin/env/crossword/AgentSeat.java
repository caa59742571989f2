package dev.quoin.env.crossword;

/// Which turn the agent takes.
public enum AgentSeat {
    FIRST,
    SECOND,

    /// Drawn for each episode.
    RANDOM
}
