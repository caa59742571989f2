package dev.quoin.game;

import java.time.Duration;

/// The time or number of nodes an agent may spend on one move.
///
/// A node budget gives the same game on every machine; a time budget does not.
public sealed interface Budget {
    /// No limit.
    record Unlimited() implements Budget {}

    /// A time limit for the move.
    record Time(Duration limit) implements Budget {
        public Time {
            if (limit.isNegative() || limit.isZero()) {
                throw new IllegalArgumentException("a time budget must be more than 0, got " + limit);
            }
        }
    }

    /// A node limit for the move: positions visited, or any other unit the agent counts.
    record Nodes(long limit) implements Budget {
        public Nodes {
            if (limit < 1) {
                throw new IllegalArgumentException("a node budget must be at least 1, got " + limit);
            }
        }
    }

    /// Returns a budget without a limit.
    static Budget unlimited() {
        return new Unlimited();
    }

    /// The forms that [#parse] accepts, for messages and help texts.
    String FORMS = "a time such as '200ms', '5s' or '1m', a number of nodes such as '20000n', or 'unlimited'";

    /// Parses a budget: a time (`200ms`, `5s`, `1m`), a number of nodes (`20000n`), or `unlimited`.
    ///
    /// @throws IllegalArgumentException when the text has none of these forms; the message lists them
    static Budget parse(String text) {
        if (text.equals("unlimited")) {
            return unlimited();
        }
        int letters = 0;
        while (letters < text.length() && text.charAt(letters) >= '0' && text.charAt(letters) <= '9') {
            letters++;
        }
        String unit = text.substring(letters);
        try {
            long number = Long.parseLong(text.substring(0, letters));
            return switch (unit) {
                case "ms" -> new Time(Duration.ofMillis(number));
                case "s" -> new Time(Duration.ofSeconds(number));
                case "m" -> new Time(Duration.ofMinutes(number));
                case "n" -> new Nodes(number);
                default -> throw new IllegalArgumentException("no unit '" + unit + "'");
            };
        } catch (IllegalArgumentException | ArithmeticException wrong) {
            throw new IllegalArgumentException("a budget must be " + FORMS + ", got '" + text + "'", wrong);
        }
    }
}
