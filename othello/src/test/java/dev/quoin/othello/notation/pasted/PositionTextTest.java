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
        assertRead("(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])", "an SGF game");
        assertRead("[Site \"PlayOK\"]\n\n1. f5 d6 2. c3 d3 3. c4", "a PGN game");
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
    void emptyTextIsRefusedWithTheFormats() {
        assertRefused(
                "",
                "the position is empty. Give a transcript (f5d6c3…), a board of 64 squares with the side to move, an OBF"
                        + " line, or a game in GGF, SGF or PGN");
    }

    @Test
    void unknownTextIsRefusedWithTheFormats() {
        assertRefused(
                "hello world",
                "cannot read 'hello world' as a position. Give a transcript (f5d6c3…), a board of 64 squares with the"
                        + " side to move, an OBF line, or a game in GGF, SGF or PGN");
    }

    @Test
    void recognizableTextIsRefusedWithItsFault() {
        assertRefused(
                "f5d6a1",
                "cannot read this transcript: move 3: found 'a1', expected a legal move: a1 turns no disc for Black");
        assertRefused(
                "(;GM[2];B[a1])",
                "cannot read this SGF game: B: found 'a1', expected a legal move: a1 turns no disc for Black");
        assertRefused(
                "[Site \"PlayOK\"]\n\n1. e4 e5",
                "cannot read this PGN game: line 3: move 1: found 'e4', expected a legal move: e4 is occupied: it has a black disc");
        assertRefused("(;GM[Chess];)", "cannot read this GGF game: GM: found 'Chess', expected Othello");
        assertRefused(
                "---------------------------OX------XO---------------------------",
                "cannot read this board: side to move: found nothing, expected X or O after the 64 squares");
        assertRefused(
                "---------------------------OX------XO--------------------------- X; a1:+2;",
                "cannot read this OBF line: move: found 'a1', expected a legal move: a1 turns no disc for Black");
    }

    @Test
    void aFaultOnALaterLineNamesTheLine() {
        assertRefused(
                OthelloBoardText.draw(TIGER).replace("\n3 ", "\n3 ?"),
                "cannot read this board: line 4: square a3: found '?', expected X, * or b for Black, O or w for White, -"
                        + " or . for empty");
    }

    @Test
    void randomTextIsReadOrRefused() {
        Property.check("fuzz", 3000, choices -> {
            var text = new StringBuilder(choices.of(java.util.List.of(
                    OthelloBoardText.draw(TIGER),
                    "1. f5 d6 2. c3 d3",
                    ObfRecord.of(TIGER).write() + " D3:+2; % x",
                    "(;GM[2];B[f5];W[d6](;B[c3])(;B[c4]))",
                    "[Black \"a\"]\n\n1. f5 d6 2. c3 *",
                    GgfGame.of("a", "b", Transcripts.read("f5d6")).write())));
            for (int changes = choices.below(6); changes > 0; changes--) {
                text.setCharAt(choices.below(text.length()), (char) choices.below(choices.oneIn(5) ? 65536 : 128));
            }
            choices.note("text", text);
            try {
                PositionText.read(text.toString());
            } catch (FormatException refused) {
                assertThat(refused).hasMessageStartingWith("cannot read ");
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
