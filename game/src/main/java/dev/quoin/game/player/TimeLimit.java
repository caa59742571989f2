package dev.quoin.game.player;

import dev.quoin.game.Budget;
import java.time.Duration;

/// Time limits for one move.
///
/// @param budget the budget of a built-in agent
/// @param secondsToGo the time left on the clock; without a clock, the timeout
/// @param timeout how long to wait for a reply
/// @param timeoutError the error reported after that
/// @param increment the seconds added to the clock after every move; 0 when there are none
/// @param movesToGo the number of moves until time is added to the clock, this one included; 0 when it is
///     for the whole game or for each move
public record TimeLimit(
        Budget budget,
        double secondsToGo,
        Duration timeout,
        PlayerError timeoutError,
        double increment,
        int movesToGo) {
    /// Creates a limit without an increment or periods.
    public TimeLimit(Budget budget, double secondsToGo, Duration timeout, PlayerError timeoutError) {
        this(budget, secondsToGo, timeout, timeoutError, 0, 0);
    }

    /// Creates the limit for a game without clocks.
    public static TimeLimit of(Budget budget, Duration timeout) {
        return new TimeLimit(budget, timeout.toMillis() / 1e3, timeout, PlayerError.STALLED);
    }
}
