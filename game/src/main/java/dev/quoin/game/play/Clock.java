package dev.quoin.game.play;

import java.time.Duration;

/// The thinking time of a player, and what happens when it is used up.
///
/// @param control how much time there is; [TimeControl.Untimed] when there is no clock
/// @param overtime what happens when it is used up
public record Clock(TimeControl control, Overtime overtime) {
    /// What happens when a clock is used up.
    public enum Overtime {
        /// The game continues and overtime costs points under the ruleset; where the ruleset has no penalty,
        /// the game is lost.
        PENALTY,
        /// The game is lost.
        LOSS
    }

    /// Creates a clock for the whole game.
    ///
    /// @param limit zero for no clock
    public Clock(Duration limit, Overtime overtime) {
        this(limit.isZero() ? new TimeControl.Untimed() : new TimeControl.PerGame(limit, Duration.ZERO), overtime);
    }

    /// Returns no clock.
    public static Clock none() {
        return new Clock(new TimeControl.Untimed(), Overtime.PENALTY);
    }

    /// Returns the time for the whole game, a period or a move; zero when there is no clock.
    public Duration limit() {
        return control.time();
    }

    /// Returns whether there is a clock.
    public boolean runs() {
        return !(control instanceof TimeControl.Untimed);
    }
}
