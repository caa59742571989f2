package dev.quoin.othello.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloBoardTextTest {
    private static final String START = "---------------------------OX------XO---------------------------";
    private static final OthelloPosition AFTER_F5 = OthelloPosition.start().play(OthelloMove.place(Square.named("f5")));

    @Test
    void canonicalFormIsOneLine() {
        assertThat(OthelloBoardText.write(OthelloPosition.start())).isEqualTo(START + " X");
        assertThat(OthelloBoardText.read(START + " X")).isEqualTo(OthelloPosition.start());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "---------------------------OX------XXX-------------------------- O",
                "---------------------------OX------XXX--------------------------O",
                "...........................O*......***..........................O",
                "___________________________wb______bbb__________________________w",
                "...........................WB......BBB.......................... W",
                "---------------------------ox------xxx--------------------------o;",
                "---------------------------○●------●●●-------------------------- ○",
                "···························⚪️⚫️······⚫⚫⚫·························· ⚪",
                "-------- -------- -------- ---OX--- ---XXX-- -------- -------- -------- white to move",
                "--------\n--------\n--------\n---OX---\n---XXX--\n--------\n--------\n--------\nO\n",
                "--------\r\n--------\r\n--------\r\n---OX---\r\n---XXX--\r\n--------\r\n--------\r\n--------\r\nwhite",
                "White to move\n--------\n--------\n--------\n---OX---\n---XXX--\n--------\n--------\n--------",
                "turn: white\n--------\n--------\n--------\n---OX---\n---XXX--\n--------\n--------\n--------",
            })
    void everyDialectIsRead(String text) {
        assertThat(OthelloBoardText.read(text)).isEqualTo(AFTER_F5);
    }

    @Test
    void boardWithCoordinatesIsRead() {
        assertThat(OthelloBoardText.read("""
                  A B C D E F G H
                1 . . . . . . . . 1
                2 . . . . . . . . 2
                3 . . . . . . . . 3
                4 . . . O * . . . 4
                5 . . . * * * . . 5
                6 . . . . . . . . 6
                7 . . . . . . . . 7
                8 . . . . . . . . 8
                  A B C D E F G H

                White's turn
                """)).isEqualTo(AFTER_F5);
    }

    @Test
    void boardWithFramesIsRead() {
        String rule = "  +---+---+---+---+---+---+---+---+\n";
        var text = new StringBuilder("    a   b   c   d   e   f   g   h\n");
        for (int row = 0; row < 8; row++) {
            String cells = row == 3 ? "   OB   " : row == 4 ? "   BBB  " : "        ";
            text.append(rule).append(row + 1).append(" | ");
            text.append(String.join(" | ", cells.replace(' ', '.').split(""))).append(" |\n");
        }
        assertThat(OthelloBoardText.read(text + rule + "w")).isEqualTo(AFTER_F5);
    }

    @Test
    void drawnBoardIsReadBack() {
        assertThat(OthelloBoardText.read(OthelloBoardText.draw(AFTER_F5))).isEqualTo(AFTER_F5);
    }

    @Test
    void turnIsTheGivenOneWhenTheTextHasNone() {
        assertThat(OthelloBoardText.read(START, Disc.BLACK)).isEqualTo(OthelloPosition.start());
        assertThat(OthelloBoardText.read(START + "X", Disc.WHITE)).isEqualTo(OthelloPosition.start());
    }

    @Test
    void refusalsSayWhereAndWhat() {
        assertThatThrownBy(() -> OthelloBoardText.read(START))
                .isInstanceOf(FormatException.class)
                .hasMessage("board:1: side to move: found nothing, expected X or O after the 64 squares");
        assertThatThrownBy(() -> OthelloBoardText.read(START + " Q"))
                .hasMessage("board:1:66: side to move: found 'Q', expected X, *, b or black; O, w or white");
        assertThatThrownBy(() -> OthelloBoardText.read(START.substring(1)))
                .hasMessage("board:1: board: found 63 squares, expected 64 squares");
        assertThatThrownBy(() -> OthelloBoardText.read("--------\n---?----"))
                .hasMessage("board:2:4: square d2: found '?', expected X, * or b for Black, O or w for White,"
                        + " - or . for empty");
        assertThatThrownBy(() -> OthelloBoardText.read(""))
                .hasMessage("board:1: board: found no squares, expected 64 squares");
    }
}
