package dev.quoin.crossword.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardRowsTest {
    @Test
    void upperCaseIsATileAndLowerCaseABlank() {
        Board board = BoardRows.read(List.of("A..", ".b.", "...", "..Z"), Alphabet.latin());
        var tiles = new byte[12];
        tiles[0] = Tile.natural(1);
        tiles[4] = Tile.blankAs(2);
        tiles[11] = Tile.natural(26);
        assertThat(board).isEqualTo(Board.of(4, 3, tiles));
        assertThat(BoardRows.write(board, Alphabet.latin())).containsExactly("A..", ".b.", "...", "..Z");
    }

    @Test
    void lettersOfSeveralCharactersStandInBrackets() {
        var alphabet = Alphabet.of(List.of("A", "C", "CH", "O"));
        List<String> rows = List.of("[CH]A.", ".[ch].", "..C");
        Board board = BoardRows.read(rows, alphabet);
        assertThat(board.at(0, 0)).isEqualTo(Tile.natural(3));
        assertThat(board.at(1, 1)).isEqualTo(Tile.blankAs(3));
        assertThat(BoardRows.write(board, alphabet)).isEqualTo(rows);
    }

    @Test
    void whatIsNoBoardIsRefusedWithTheReason() {
        assertThatThrownBy(() -> BoardRows.read(List.of("...", ".?.", "..."), Alphabet.latin()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a square must be . or a letter of A to Z, got '?'");
        assertThatThrownBy(() -> BoardRows.read(List.of("...", "..", "..."), Alphabet.latin()))
                .hasMessage("the rows of a board must be of one length, got 3 and 2 squares");
        assertThatThrownBy(() -> BoardRows.read(List.of(), Alphabet.latin()))
                .hasMessage("a board must have 3 to 21 rows and columns, got 0×0");
    }
}
