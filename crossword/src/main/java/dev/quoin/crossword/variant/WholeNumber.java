package dev.quoin.crossword.variant;

import java.util.Optional;

/// Parses the integers of variant files.
final class WholeNumber {
    private static final int MOST_DIGITS = 9;

    private WholeNumber() {}

    /// Parses a number; empty when it is not plain digits or not between `least` and `most`.
    static Optional<Integer> parse(String text, int least, int most) {
        boolean digits =
                !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits
                ? Optional.of(Integer.valueOf(text)).filter(number -> number >= least && number <= most)
                : Optional.empty();
    }
}
