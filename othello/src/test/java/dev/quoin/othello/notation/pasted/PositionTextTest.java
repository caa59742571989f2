package dev.quoin.othello.notation.pasted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.property.Property;
import org.junit.jupiter.api.Test;

class PositionTextTest {
    private static final OthelloPosition TIGER = Transcripts.read("f5d6c3d3c4").end();

    @Test
    void everySortOfTextIsKnown() {
        assertRead("F5 d6 c3 D3 c4", "a transcript");
        assertRead("1. f5 d6 2. c3 d3 3. c4", "a transcript");
        assertRead(OthelloBoardText.write(TIGER), "a board");
        assertRead(OthelloBoardText.draw(TIGER), "a board");
        assertRead(ObfRecord.of(TIGER).write(), "an OBF line");
        assertRead(OthelloBoardText.write(TIGER) + " % a comment", "an OBF line");
        assertRead(
                "% two\n" + ObfRecord.of(TIGER).write() + "\n" + OthelloBoardText.write(OthelloPosition.start()),
                "an OBF line");
        assertRead(GgfGame.of("a", "b", Transcripts.read("f5d6c3d3c4")).write(), "a GGF game");
        assertThat(PositionText.read(" Start\n").position()).isEqualTo(OthelloPosition.start());
    }

    @Test
    void anyPositionIsReadBack() {
        Property.check("paste", 300, choices -> {
            OthelloPosition position = RandomPositions.any(choices);
            assertThat(PositionText.read(OthelloBoardText.write(position)).position())
                    .isEqualTo(position);
            assertThat(PositionText.read(OthelloBoardText.draw(position)).position())
                    .isEqualTo(position);
            assertThat(PositionText.read(ObfRecord.of(position).write()).position())
                    .isEqualTo(position);
        });
    }

    @Test
    void refusalTellsWhatWasTried() {
        assertRefused(
                "",
                "text:1: position: found nothing, expected a board of 64 squares, a transcript such as f5d6c3, an OBF"
                        + " line or a GGF game");
        assertRefused(
                "f5d6a1",
                "text:1: position: found 'f5d6a1', expected a board, but in board:1:1: square a1: found 'f', expected"
                        + " X, * or b for Black, O or w for White, - or . for empty; or a transcript, but in"
                        + " transcript:1:5: move 3: found 'a1', expected a legal move: a1 turns no disc for Black");
        assertRefused(
                "(;GM[Chess];)",
                "text:1: position: found '(;GM[Chess];)', expected a GGF game, but in ggf:1:3: GM: found 'Chess',"
                        + " expected Othello");
    }

    @Test
    void randomTextIsReadOrRefused() {
        Property.check("fuzz", 3000, choices -> {
            var text = new StringBuilder(choices.of(java.util.List.of(
                    OthelloBoardText.draw(TIGER),
                    "1. f5 d6 2. c3 d3",
                    ObfRecord.of(TIGER).write() + " D3:+2; % x",
                    GgfGame.of("a", "b", Transcripts.read("f5d6")).write())));
            for (int changes = choices.below(6); changes > 0; changes--) {
                text.setCharAt(choices.below(text.length()), (char) choices.below(choices.oneIn(5) ? 65536 : 128));
            }
            choices.note("text", text);
            try {
                PositionText.read(text.toString());
            } catch (FormatException refused) {
                assertThat(refused).hasMessageStartingWith("text:1: position: found ");
            }
        });
    }

    private static void assertRead(String text, String kind) {
        Pasted pasted = PositionText.read(text);
        assertThat(pasted.kind()).isEqualTo(kind);
        assertThat(pasted.position()).isEqualTo(TIGER);
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> PositionText.read(text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }
}
