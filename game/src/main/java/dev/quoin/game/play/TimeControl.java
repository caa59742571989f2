package dev.quoin.game.play;

import dev.quoin.game.format.FormatFault;
import java.time.Duration;

/// How much time a player has for its moves.
public sealed interface TimeControl {
    /// The forms that [#parse] accepts, for messages and help texts.
    String FORMS = "5m (whole game), 5m+3s (increment), 40/5m (40 moves, then again) or 2s/move";

    /// No clock.
    record Untimed() implements TimeControl {}

    /// A time for the whole game.
    ///
    /// @param increment the time added after every move, possibly zero
    record PerGame(Duration time, Duration increment) implements TimeControl {
        public PerGame {
            requirePositive(time);
            requireIncrement(increment);
        }
    }

    /// A time for a number of moves, which is added again after so many moves. Unused time is kept.
    ///
    /// @param increment the time added after every move, possibly zero
    record PerPeriod(int moves, Duration time, Duration increment) implements TimeControl {
        public PerPeriod {
            if (moves < 1 || moves > MOST_MOVES) {
                throw new IllegalArgumentException("a period must have 1 to " + MOST_MOVES + " moves, got " + moves);
            }
            requirePositive(time);
            requireIncrement(increment);
        }
    }

    /// A time for each move. Unused time is lost.
    record PerMove(Duration time) implements TimeControl {
        public PerMove {
            requirePositive(time);
        }
    }

    /// The maximum number of moves in a period.
    int MOST_MOVES = 9999;

    /// Returns the time for the game, the period or the move; zero without a clock.
    default Duration time() {
        return Duration.ZERO;
    }

    /// Returns the time added after every move; zero when there is none.
    default Duration increment() {
        return Duration.ZERO;
    }

    /// Returns the number of moves in a period; 0 when there are no periods.
    default int moves() {
        return 0;
    }

    /// Parses a time control: `5m`, `5m+3s`, `40/5m`, `40/5m+3s` or `2s/move`.
    ///
    /// @throws IllegalArgumentException when the text has none of these forms; the message lists them
    static TimeControl parse(String text) {
        String control = text.strip();
        try {
            if (control.endsWith("/move")) {
                return new PerMove(TimeText.parse(control.substring(0, control.length() - "/move".length())));
            }
            int slash = control.indexOf('/');
            String times = control.substring(slash + 1);
            int plus = times.indexOf('+');
            Duration time = TimeText.parse(plus < 0 ? times : times.substring(0, plus));
            Duration increment = plus < 0 ? Duration.ZERO : TimeText.parse(times.substring(plus + 1));
            return slash < 0
                    ? new PerGame(time, increment)
                    : new PerPeriod(moves(control.substring(0, slash)), time, increment);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "cannot read " + FormatFault.quoted(text) + ": " + wrong.getMessage() + ". Write " + FORMS, wrong);
        }
    }

    private static int moves(String text) {
        if (!text.matches("[0-9]{1,6}")) {
            throw new IllegalArgumentException(
                    "the moves before the slash must be a whole number, got " + FormatFault.quoted(text));
        }
        return Integer.parseInt(text);
    }

    /// Returns the text that [#parse] reads; `none` without a clock.
    default String show() {
        return switch (this) {
            case Untimed _ -> "none";
            case PerGame(Duration time, Duration increment) -> TimeText.show(time) + plus(increment);
            case PerPeriod(int moves, Duration time, Duration increment) ->
                moves + "/" + TimeText.show(time) + plus(increment);
            case PerMove(Duration time) -> TimeText.show(time) + "/move";
        };
    }

    private static String plus(Duration increment) {
        return increment.isZero() ? "" : "+" + TimeText.show(increment);
    }

    private static void requirePositive(Duration time) {
        if (!time.isPositive()) {
            throw new IllegalArgumentException("the time of a clock must be more than 0, got " + time);
        }
    }

    private static void requireIncrement(Duration increment) {
        if (increment.isNegative()) {
            throw new IllegalArgumentException("an increment must not be negative, got " + increment);
        }
    }
}
