package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;

/// Boards for tests, drawn as text: `.` empty, upper case a tile, lower case a blank.
final class TextBoards {
    private TextBoards() {}

    static Board board(String drawing) {
        String[] rows = drawing.strip().split("\\s+");
        var tiles = new byte[rows.length * rows[0].length()];
        for (int square = 0; square < tiles.length; square++) {
            char c = rows[square / rows[0].length()].charAt(square % rows[0].length());
            if (c != '.') {
                int letter = Alphabet.latin().number(String.valueOf(c)).orElseThrow();
                tiles[square] = Character.isLowerCase(c) ? Tile.blankAs(letter) : Tile.natural(letter);
            }
        }
        return Board.of(rows.length, rows[0].length(), tiles);
    }
}
