package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.SquareName;
import java.util.Optional;

/// The start and direction of a word: `8D` is row 8, column D, across; `D8` is the same square, down.
///
/// @param row from 0
/// @param column from 0
public record WordStart(int row, int column, Direction direction) {
    /// No board is larger, so a larger number is never a row or column.
    private static final int MOST = 99;

    public WordStart {
        if (row < 0 || row >= MOST || column < 0 || column >= MOST) {
            throw new IllegalArgumentException(
                    "a word's row and column must be 0 to " + (MOST - 1) + ", got " + row + "," + column);
        }
    }

    /// Parses `8D`, `D8`, `8,4,H` or `8,4,V` (row, column, both from 1) in either case; empty when it is
    /// none of these.
    public static Optional<WordStart> parse(String text) {
        if (text.indexOf(',') >= 0) {
            return parseNumbers(text.split(",", -1));
        }
        int letters = text.isEmpty() || !isLetter(text.charAt(0)) ? text.length() - 1 : 0;
        if (text.length() < 2 || !isLetter(text.charAt(letters))) {
            return Optional.empty();
        }
        boolean down = letters == 0;
        int row = number(down ? text.substring(1) : text.substring(0, letters));
        int column = Character.toUpperCase(text.charAt(letters)) - 'A';
        return start(row, column + 1, down ? Direction.DOWN : Direction.ACROSS);
    }

    private static Optional<WordStart> parseNumbers(String[] parts) {
        if (parts.length != 3) {
            return Optional.empty();
        }
        return switch (parts[2].strip()) {
            case "H", "h" -> start(number(parts[0].strip()), number(parts[1].strip()), Direction.ACROSS);
            case "V", "v" -> start(number(parts[0].strip()), number(parts[1].strip()), Direction.DOWN);
            default -> Optional.empty();
        };
    }

    /// Returns whether a board has this square.
    public boolean isOn(Board board) {
        return board.contains(row, column);
    }

    /// Returns the start in notation, such as `8D`; in numbers when the column is past Z.
    public String show() {
        if (column >= 26) {
            return (row + 1) + "," + (column + 1) + "," + (direction == Direction.ACROSS ? "H" : "V");
        }
        return SquareName.of(row, column, direction);
    }

    private static Optional<WordStart> start(int row, int column, Direction direction) {
        boolean known = row >= 1 && row <= MOST && column >= 1 && column <= MOST;
        return known ? Optional.of(new WordStart(row - 1, column - 1, direction)) : Optional.empty();
    }

    /// A number of one or two digits, 0 for anything else.
    private static int number(String digits) {
        boolean plain = !digits.isEmpty() && digits.length() <= 2;
        int number = 0;
        for (int at = 0; plain && at < digits.length(); at++) {
            int digit = digits.charAt(at) - '0';
            plain = digit >= 0 && digit <= 9;
            number = 10 * number + digit;
        }
        return plain ? number : 0;
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
}
