package dev.quoin.arena;

import dev.quoin.game.Budget;
import java.time.Duration;

/// The conditions that both players of a game have.
///
/// @param tries how many refused moves a player may make in one turn
/// @param afterTries what happens then
/// @param clock the time of each player for the whole game
/// @param patience how long an answer is waited for when there is no clock, and beyond a clock that may be overrun
/// @param budget how much thought agents inside may spend on a move
public record Terms(int tries, AfterTries afterTries, Clock clock, Duration patience, Budget budget) {
    /// What becomes of a turn when the tries are used up.
    public enum AfterTries {
        /// The turn is a pass; where the rules do not allow one, the game is lost.
        PASS,
        /// The game is lost.
        LOSS
    }

    public Terms {
        if (tries < 1) {
            throw new IllegalArgumentException("a player must have at least 1 try a turn, got " + tries);
        }
        if (patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException("the patience must be longer than nothing, got " + patience);
        }
    }

    /// Three tries, then a pass; no clock, a minute for an answer; no budget.
    public static Terms standard() {
        return new Terms(3, AfterTries.PASS, Clock.none(), Duration.ofMinutes(1), Budget.unlimited());
    }

    /// The same with other tries.
    public Terms withTries(int other, AfterTries then) {
        return new Terms(other, then, clock, patience, budget);
    }

    /// The same with another clock.
    public Terms withClock(Clock other) {
        return new Terms(tries, afterTries, other, patience, budget);
    }

    /// The same with another patience.
    public Terms withPatience(Duration other) {
        return new Terms(tries, afterTries, clock, other, budget);
    }

    /// The same with another budget.
    public Terms withBudget(Budget other) {
        return new Terms(tries, afterTries, clock, patience, other);
    }
}
