package dev.quoin.game.play;

import java.time.Duration;

/// How long each player may think in the whole game.
///
/// @param limit zero when there is no clock
/// @param overtime what happens when it is used up
public record Clock(Duration limit, Overtime overtime) {
    /// What happens when a clock is used up.
    public enum Overtime {
        /// The game goes on, and costs points as the discipline says; where it says nothing, the game is lost.
        PENALTY,
        /// The game is lost.
        LOSS
    }

    public Clock {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("a clock must not be negative, got " + limit);
        }
    }

    /// No clock.
    public static Clock none() {
        return new Clock(Duration.ZERO, Overtime.PENALTY);
    }

    /// Whether there is one.
    public boolean runs() {
        return !limit.isZero();
    }
}
