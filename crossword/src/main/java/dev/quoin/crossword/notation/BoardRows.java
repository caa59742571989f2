package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.format.FormatFault;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/// A board as one text a row: `.` empty, upper case a tile, lower case a blank, a letter of several characters in
/// brackets. So the server tells it to pages and to other clients.
public final class BoardRows {
    private static final String EMPTY = ".";

    private BoardRows() {}

    /// The rows of a board, from above.
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

    /// The board of some rows.
    ///
    /// @throws IllegalArgumentException when they are no board; the message says why
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
        int at = 0;
        while (at < row.length()) {
            int close = row.charAt(at) == '[' ? row.indexOf(']', at) : -1;
            int end = close < 0 ? at + 1 : close + 1;
            tiles.write(tile(close < 0 ? row.substring(at, end) : row.substring(at + 1, close), alphabet));
            at = end;
        }
    }

    private static byte tile(String face, Alphabet alphabet) {
        if (face.equals(EMPTY)) {
            return Tile.EMPTY;
        }
        int letter = alphabet.number(face)
                .orElseThrow(() -> new IllegalArgumentException("a square must be " + EMPTY + " or a letter of "
                        + alphabet.describe() + ", got " + FormatFault.quoted(face)));
        return face.equals(alphabet.face(letter)) ? Tile.natural(letter) : Tile.blankAs(letter);
    }
}
