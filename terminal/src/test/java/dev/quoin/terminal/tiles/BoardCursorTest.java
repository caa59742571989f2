package dev.quoin.terminal.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardCursorTest {
    private static final Alphabet LATIN = Alphabet.latin();
    private static final byte A = Tile.natural(1);
    private static final byte B = Tile.natural(2);

    private final Board board = Board.empty(5, 5).with(List.of(new Placement(2, 2, B)));
    private final Tiles rack = Tiles.parse("AAC?", LATIN);

    @Test
    void lettersSkipTakenSquares() {
        var cursor = new BoardCursor(2, 1);
        assertThat(cursor.type("a", board, rack, LATIN)).isEmpty();
        assertThat(cursor.column()).isEqualTo(3);
        assertThat(cursor.type("c", board, rack, LATIN)).isEmpty();
        assertThat(cursor.play().orElseThrow().placements())
                .containsExactly(new Placement(2, 1, A), new Placement(2, 3, Tile.natural(3)));
    }

    @Test
    void theBlankIsUsedWhenNoTileIsLeft() {
        var cursor = new BoardCursor(0, 0);
        for (String letter : List.of("A", "a", "A")) {
            assertThat(cursor.type(letter, board, rack, LATIN)).isEmpty();
        }
        assertThat(cursor.play().orElseThrow().placements())
                .extracting(Placement::tile)
                .containsExactly(A, A, Tile.blankAs(1));
        assertThat(cursor.type("A", board, rack, LATIN)).contains("No A is on your rack.");
    }

    @Test
    void capsLockDoesNotSpendTheBlankButAQuestionMarkDoes() {
        var cursor = new BoardCursor(0, 0);
        cursor.type("A", board, rack, LATIN);
        cursor.wantBlank();
        cursor.type("A", board, rack, LATIN);
        assertThat(cursor.play().orElseThrow().placements())
                .extracting(Placement::tile)
                .containsExactly(A, Tile.blankAs(1));
    }

    @Test
    void backspaceReturnsToTheSquareOfTheTile() {
        var cursor = new BoardCursor(2, 1);
        cursor.type("a", board, rack, LATIN);
        cursor.backspace();
        assertThat(cursor.column()).isEqualTo(1);
        assertThat(cursor.isEmpty()).isTrue();
        assertThat(cursor.play()).isEmpty();
    }

    @Test
    void aTakenSquareRefusesALetter() {
        var cursor = new BoardCursor(2, 2);
        assertThat(cursor.type("a", board, rack, LATIN)).contains("This square already has a tile.");
        assertThat(cursor.type("1", board, rack, LATIN)).contains("'1' is not a letter of this game.");
    }

    @Test
    void thePlayRunsTheWayItsTilesLie() {
        var cursor = new BoardCursor(0, 0);
        cursor.turn();
        cursor.type("A", board, rack, LATIN);
        cursor.type("A", board, rack, LATIN);
        assertThat(cursor.play().orElseThrow().direction()).isEqualTo(Direction.DOWN);
    }

    @Test
    void theCursorStaysOnTheBoard() {
        var cursor = new BoardCursor(0, 4);
        cursor.step(-1, 0, board);
        cursor.step(0, 1, board);
        cursor.type("A", board, rack, LATIN);
        assertThat(cursor.row()).isZero();
        assertThat(cursor.column()).isEqualTo(4);
    }
}
