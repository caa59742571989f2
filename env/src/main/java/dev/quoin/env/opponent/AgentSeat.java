package dev.quoin.env.opponent;

import java.util.random.RandomGenerator;

/// The seat of the agent. In Othello the first seat is Black.
public enum AgentSeat {
    FIRST,
    SECOND,

    /// Drawn for each episode.
    RANDOM;

    /// Returns the number of the seat: 0 or 1.
    public int number(RandomGenerator random) {
        return this == SECOND || this == RANDOM && random.nextBoolean() ? 1 : 0;
    }
}
