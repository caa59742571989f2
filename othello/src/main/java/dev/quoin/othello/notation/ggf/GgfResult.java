package dev.quoin.othello.notation.ggf;

import java.util.Optional;

/// How a game ended, as `RE` says it: `+12`, `-64.00:t`.
///
/// @param lead by how many discs Black won, negative when White did
/// @param ending how it came about
public record GgfResult(double lead, Ending ending) {
    /// How a game came to its end.
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

    /// The result that a text stands for, empty when it is none, such as `?`.
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
