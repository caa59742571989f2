package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;
import java.util.List;
import java.util.stream.Collectors;

/// One word that a play forms, with the arithmetic of its score.
///
/// @param direction which way it runs
/// @param row the row of its first letter, from 0
/// @param column the column of its first letter, from 0
/// @param letters its letters in order
/// @param wordMultipliers the multipliers above 1 under the tiles placed this turn, in order
public record FormedWord(
        Direction direction, int row, int column, List<Letter> letters, List<Integer> wordMultipliers) {
    public FormedWord {
        letters = List.copyOf(letters);
        wordMultipliers = List.copyOf(wordMultipliers);
        if (letters.size() < 2) {
            throw new IllegalArgumentException("a word must have at least 2 letters, got " + letters.size());
        }
    }

    /// The word as notation writes it, blanks in lower case: `QUiZ`.
    public String text() {
        return letters.stream().map(Letter::face).collect(Collectors.joining());
    }

    /// Where the word starts: `8D` across, `D8` down.
    public String square() {
        return SquareName.of(row, column, direction);
    }

    /// The sum of the letters with their multipliers, before word multipliers.
    public int letterSum() {
        int sum = 0;
        for (Letter letter : letters) {
            sum += letter.points();
        }
        return sum;
    }

    /// What the word scores.
    public int total() {
        int total = letterSum();
        for (int multiplier : wordMultipliers) {
            total *= multiplier;
        }
        return total;
    }

    /// The arithmetic as one line of text: `QUIZ 8D: (10×2+1+1+10)×2 = 64`.
    @Override
    public String toString() {
        String sum = letters.stream().map(Letter::toString).collect(Collectors.joining("+"));
        String product = wordMultipliers.stream().map(factor -> "×" + factor).collect(Collectors.joining());
        return text() + " " + square() + ": " + (product.isEmpty() ? sum : "(" + sum + ")" + product) + " = " + total();
    }

    /// One letter of a word.
    ///
    /// @param tile the tile's code
    /// @param face the tile as notation writes it, in lower case when it is a blank
    /// @param value what the tile is worth, 0 for a blank
    /// @param multiplier the letter multiplier that counts here, 1 for tiles of earlier turns
    /// @param placed whether the tile was placed this turn
    public record Letter(byte tile, String face, int value, int multiplier, boolean placed) {
        /// What the letter adds to the word's sum.
        public int points() {
            return value * multiplier;
        }

        /// The arithmetic: `10` or `10×2`.
        @Override
        public String toString() {
            return multiplier == 1 ? String.valueOf(value) : value + "×" + multiplier;
        }
    }
}
