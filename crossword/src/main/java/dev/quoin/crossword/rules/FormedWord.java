package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;
import java.util.List;
import java.util.stream.Collectors;

/// A word formed by a play, with its scoring details.
///
/// @param direction the direction
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

    /// Returns the word in notation, blanks in lower case: `QUiZ`.
    public String text() {
        return letters.stream().map(Letter::face).collect(Collectors.joining());
    }

    /// Returns the start of the word: `8D` across, `D8` down.
    public String square() {
        return SquareName.of(row, column, direction);
    }

    /// Returns the sum of the letters with their multipliers, before word multipliers.
    public int letterSum() {
        int sum = 0;
        for (Letter letter : letters) {
            sum += letter.points();
        }
        return sum;
    }

    /// Returns the score of the word.
    public int total() {
        int total = letterSum();
        for (int multiplier : wordMultipliers) {
            total *= multiplier;
        }
        return total;
    }

    /// Returns the calculation as one line of text: `QUIZ 8D: (10×2+1+1+10)×2 = 64`.
    @Override
    public String toString() {
        String sum = letters.stream().map(Letter::toString).collect(Collectors.joining("+"));
        String product = wordMultipliers.stream().map(factor -> "×" + factor).collect(Collectors.joining());
        return text() + " " + square() + ": " + (product.isEmpty() ? sum : "(" + sum + ")" + product) + " = " + total();
    }

    /// One letter of a word.
    ///
    /// @param tile the tile's code
    /// @param face the tile in notation, in lower case for a blank
    /// @param value the value of the tile, 0 for a blank
    /// @param multiplier the letter multiplier, 1 for tiles of earlier turns
    /// @param placed whether the tile was placed this turn
    public record Letter(byte tile, String face, int value, int multiplier, boolean placed) {
        /// Returns the letter's contribution to the sum.
        public int points() {
            return value * multiplier;
        }

        /// Returns the calculation: `10` or `10×2`.
        @Override
        public String toString() {
            return multiplier == 1 ? String.valueOf(value) : value + "×" + multiplier;
        }
    }
}
