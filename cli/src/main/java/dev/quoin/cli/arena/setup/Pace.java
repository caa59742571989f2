package dev.quoin.cli.arena.setup;

import dev.quoin.game.Budget;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TimeControl;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A time control and a budget as they are written for all agents or for one.
///
/// @param control the time control; empty when none is given
/// @param budget the budget; empty when none is given
public record Pace(Optional<TimeControl> control, Optional<Budget> budget) {
    /// The forms of a clock, for messages and help texts.
    public static final String CLOCKS =
            "5m (whole game), 5m+3s (increment), 40/5m (40 moves, then again), 2s/move or 20000n (nodes per move)";

    /// Parses a clock and a budget. A clock in nodes is a budget without a clock.
    ///
    /// @throws IllegalArgumentException when one of them has no valid form; the message starts with `clock`
    ///     or `budget`
    public static Pace read(@Nullable String clock, @Nullable String budget) {
        if (clock == null || !clock.strip().matches("[0-9]+n")) {
            return new Pace(
                    Optional.ofNullable(clock).map(Pace::control),
                    Optional.ofNullable(budget).map(text -> budget("budget", text)));
        }
        if (budget != null) {
            throw new IllegalArgumentException(
                    "clock: give nodes or a budget, not both, got '" + clock + "' and '" + budget + "'");
        }
        return new Pace(Optional.of(new TimeControl.Untimed()), Optional.of(budget("clock", clock.strip())));
    }

    private static TimeControl control(String text) {
        if (text.strip().equals("none")) {
            return new TimeControl.Untimed();
        }
        try {
            return TimeControl.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("clock: " + wrong.getMessage(), wrong);
        }
    }

    private static Budget budget(String name, String text) {
        try {
            return Budget.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(name + ": " + wrong.getMessage(), wrong);
        }
    }

    /// Returns terms with this clock and budget where they are given.
    public Terms in(Terms terms) {
        Terms clocked = control.map(
                        own -> terms.withClock(new Clock(own, terms.clock().overtime())))
                .orElse(terms);
        return budget.map(clocked::withBudget).orElse(clocked);
    }
}
