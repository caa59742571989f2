package dev.quoin.crossword.variant;

import java.util.Optional;

/// Reads the whole numbers of variant files.
final class WholeNumber {
    private static final int MOST_DIGITS = 9;

    private WholeNumber() {}

    /// The number, unless the text is not one of plain digits or lies outside `least` to `most`.
    static Optional<Integer> parse(String text, int least, int most) {
        boolean digits =
                !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits
                ? Optional.of(Integer.valueOf(text)).filter(number -> number >= least && number <= most)
                : Optional.empty();
    }
}
