package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.format.FormatFault;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/// A board as one text per row: `.` is empty, upper case a tile, lower case a blank, and a letter of several
/// characters is in brackets. The server sends boards in this form.
public final class BoardRows {
    private static final String EMPTY = ".";

    private BoardRows() {}

    /// Returns the rows of a board, from the top.
    public static List<String> write(Board board, Alphabet alphabet) {
        var rows = new ArrayList<String>();
        for (int row = 0; row < board.rows(); row++) {
            var text = new StringBuilder();
            for (int column = 0; column < board.columns(); column++) {
                byte tile = board.at(row, column);
                text.append(tile == Tile.EMPTY ? EMPTY : alphabet.show(tile));
            }
            rows.add(text.toString());
        }
        return rows;
    }

    /// Parses a board.
    ///
    /// @throws IllegalArgumentException when the rows are not a board; the message says why
    public static Board read(List<String> rows, Alphabet alphabet) {
        var tiles = new ByteArrayOutputStream();
        int columns = 0;
        for (String row : rows) {
            int before = tiles.size();
            read(row, alphabet, tiles);
            int squares = tiles.size() - before;
            if (before > 0 && squares != columns) {
                throw new IllegalArgumentException(
                        "the rows of a board must be of one length, got " + columns + " and " + squares + " squares");
            }
            columns = squares;
        }
        return Board.of(rows.size(), columns, tiles.toByteArray());
    }

    private static void read(String row, Alphabet alphabet, ByteArrayOutputStream tiles) {
        String text = Faces.normal(row);
        int at = 0;
        while (at < text.length()) {
            int end = Faces.end(text, at);
            if (end < 0) {
                throw new IllegalArgumentException(
                        "a row of a board must close its brackets, got " + FormatFault.quoted(row));
            }
            tiles.write(tile(Faces.at(text, at, end), alphabet));
            at = end;
        }
    }

    private static byte tile(String face, Alphabet alphabet) {
        if (face.equals(EMPTY)) {
            return Tile.EMPTY;
        }
        return alphabet.tile(face)
                .orElseThrow(() -> new IllegalArgumentException("a square must be " + EMPTY + " or a letter of "
                        + alphabet.describe() + ", got " + FormatFault.quoted(face)));
    }
}
