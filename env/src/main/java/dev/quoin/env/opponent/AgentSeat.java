package dev.quoin.env.opponent;

import java.util.random.RandomGenerator;

/// Which seat the agent has. In Othello the first seat is Black.
public enum AgentSeat {
    FIRST,
    SECOND,

    /// Drawn for each episode.
    RANDOM;

    /// The number of the seat: 0 or 1.
    public int number(RandomGenerator random) {
        return this == SECOND || this == RANDOM && random.nextBoolean() ? 1 : 0;
    }
}
