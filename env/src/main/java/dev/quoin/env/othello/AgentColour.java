package dev.quoin.env.othello;

/// Which discs the agent has.
public enum AgentColour {
    BLACK,
    WHITE,

    /// Drawn for each episode.
    RANDOM
}
