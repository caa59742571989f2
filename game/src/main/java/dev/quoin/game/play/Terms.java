package dev.quoin.game.play;

import dev.quoin.game.Budget;
import dev.quoin.game.player.TurnLoop;
import java.time.Duration;

/// The conditions of a game for a player.
///
/// @param tries the number of tries in one turn
/// @param afterTries what happens then
/// @param clock the thinking time
/// @param timeout how long to wait for a reply without a clock, and beyond a clock that may be overrun
/// @param budget the budget of built-in agents for a move
public record Terms(int tries, AfterTries afterTries, Clock clock, Duration timeout, Budget budget) {
    /// What happens when the tries are used up.
    public enum AfterTries {
        /// The turn is a pass; where the rules do not allow one, the game is lost.
        PASS,
        /// The game is lost.
        LOSS
    }

    public Terms {
        if (tries < 1) {
            throw new IllegalArgumentException("a player must have at least 1 try per turn, got " + tries);
        }
        if (timeout.isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("the timeout must be more than 0, got " + timeout);
        }
    }

    /// Returns the defaults: three tries, then a pass; no clock, a timeout of one minute, no budget.
    public static Terms standard() {
        return new Terms(
                TurnLoop.DEFAULT_TRIES, AfterTries.PASS, Clock.none(), Duration.ofMinutes(1), Budget.unlimited());
    }

    /// Returns a copy with other tries.
    public Terms withTries(int other, AfterTries then) {
        return new Terms(other, then, clock, timeout, budget);
    }

    /// Returns a copy with another clock.
    public Terms withClock(Clock other) {
        return new Terms(tries, afterTries, other, timeout, budget);
    }

    /// Returns a copy with another timeout.
    public Terms withTimeout(Duration other) {
        return new Terms(tries, afterTries, clock, other, budget);
    }

    /// Returns a copy with another budget.
    public Terms withBudget(Budget other) {
        return new Terms(tries, afterTries, clock, timeout, other);
    }
}
