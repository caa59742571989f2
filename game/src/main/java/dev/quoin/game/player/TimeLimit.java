package dev.quoin.game.player;

import dev.quoin.game.Budget;
import java.time.Duration;

/// Time limits for one move.
///
/// @param budget how much a built-in agent may think
/// @param secondsToGo what the clock shows; without a clock, the timeout
/// @param timeout how long to wait for a reply
/// @param timeoutError the error reported after that
public record TimeLimit(Budget budget, double secondsToGo, Duration timeout, PlayerError timeoutError) {
    /// The limit of a game without clocks.
    public static TimeLimit of(Budget budget, Duration timeout) {
        return new TimeLimit(budget, timeout.toMillis() / 1e3, timeout, PlayerError.STALLED);
    }
}
