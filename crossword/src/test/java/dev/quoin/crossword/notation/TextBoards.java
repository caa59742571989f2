package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import java.util.List;

/// Boards for tests, drawn as text: `.` empty, upper case a tile, lower case a blank.
final class TextBoards {
    private TextBoards() {}

    static Board board(String drawing) {
        return BoardRows.read(List.of(drawing.strip().split("\\s+")), Alphabet.latin());
    }
}
