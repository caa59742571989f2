package dev.quoin.othello.notation.ggf;

import java.util.Optional;

/// The result of a game, as in the tag `RE`: `+12`, `-64.00:t`.
///
/// @param lead the margin for Black in discs, negative if White won
/// @param ending how the game ended
public record GgfResult(double lead, Ending ending) {
    /// How a game ended.
    public enum Ending {
        /// By the rules.
        PLAYED(""),
        /// A player resigned.
        RESIGNED(":r"),
        /// A player ran out of time.
        TIME_OUT(":t"),
        /// The players agreed on the score.
        AGREED(":s");

        private final String suffix;

        Ending(String suffix) {
            this.suffix = suffix;
        }
    }

    /// Parses a result; empty when the text is not one, such as `?`.
    public static Optional<GgfResult> read(String text) {
        String result = text.strip().replaceFirst("(?<!\\s)\\s+:", ":");
        for (Ending ending : Ending.values()) {
            String number = result.substring(0, Math.max(0, result.length() - ending.suffix.length()));
            if (result.endsWith(ending.suffix) && number.matches("[+-]?[0-9]{1,2}(\\.[0-9]{1,6})?")) {
                return Optional.of(new GgfResult(Double.parseDouble(number), ending));
            }
        }
        return Optional.empty();
    }
}
