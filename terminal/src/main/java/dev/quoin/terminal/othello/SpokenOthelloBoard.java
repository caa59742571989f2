package dev.quoin.terminal.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.terminal.table.Answer;
import java.util.ArrayList;
import java.util.Locale;

/// Describes the board in words, for screen readers.
final class SpokenOthelloBoard {
    private SpokenOthelloBoard() {}

    /// Describes a row or column: `Row 4: d white, e black, f can be played.`
    static Answer line(OthelloPosition position, String which) {
        String name = which.toLowerCase(Locale.ROOT);
        boolean isRow = name.matches("[1-8]");
        if (!isRow && !name.matches("[a-h]")) {
            return Answer.refusal("row takes a row from 1 to 8 or a column from a to h, got '" + which + "'.");
        }
        int index = name.charAt(0) - (isRow ? '1' : 'a');
        var squares = new ArrayList<String>();
        for (int at = 0; at < Square.SIDE; at++) {
            String there = square(position, isRow ? Square.at(index, at) : Square.at(at, index));
            if (!there.isEmpty()) {
                squares.add((char) ((isRow ? 'a' : '1') + at) + " " + there);
            }
        }
        String read = squares.isEmpty() ? "empty" : String.join(", ", squares);
        return Answer.of((isRow ? "Row " : "Column ") + name + ": " + read + ".");
    }

    private static String square(OthelloPosition position, int square) {
        long bit = Square.bit(square);
        if ((position.empty() & bit) == 0) {
            return (position.discs(Disc.BLACK) & bit) != 0 ? "black" : "white";
        }
        return (position.moves() & bit) != 0 ? "can be played" : "";
    }
}
