package dev.quoin.server.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import java.util.ArrayList;
import java.util.List;

/// A board as pages read it: one text a row; `.` empty, upper case a tile, lower case a blank.
public final class BoardRows {
    private BoardRows() {}

    public static List<String> of(Board board, Alphabet alphabet) {
        var rows = new ArrayList<String>();
        for (int row = 0; row < board.rows(); row++) {
            var text = new StringBuilder();
            for (int column = 0; column < board.columns(); column++) {
                byte tile = board.at(row, column);
                text.append(tile == Tile.EMPTY ? "." : alphabet.show(tile));
            }
            rows.add(text.toString());
        }
        return rows;
    }
}
