package dev.quoin.othello.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.GameReaderCheck;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.property.Property;
import org.junit.jupiter.api.Test;

class SgfReaderTest {
    /// The header and the separators of Edax.
    private static final String GAME = "(;FF[4]GM[2]AP[edax:4.5.3]PC[Edax]DT[2026-11-17]PB[ada]PW[ben \\] lovelace]"
            + "SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]B[f5];W[d6];B[c3];)\n";

    private static final GameReaderCheck<SgfGame> CHECK =
            new GameReaderCheck<>("my.sgf", GAME, (in, source) -> SgfReader.of(in, source)::next);

    @Test
    void gameOfEdaxHasPlayersAndMoves() {
        SgfGame game = CHECK.only(GAME);
        assertThat(game.sequence()).isEqualTo(Transcripts.read("f5d6c3"));
        assertThat(game.property("PB")).contains("ada");
        assertThat(game.property("PW")).contains("ben ] lovelace");
        assertThat(game.property("XX")).isEmpty();
        assertThat(game.remark()).isEmpty();
    }

    @Test
    void otherProgramsMayWriteNodesVariationsAndLetters() {
        assertThat(CHECK.only("(;GM[2]\n;B[f5]C[good (;B\\] move]\n;W[D6]BL[300]\n;B[cc])")
                        .sequence())
                .as("no board, comments, two letters as in Go")
                .isEqualTo(Transcripts.read("f5d6c3"));
        assertThat(CHECK.only("(;GM[2];B[f5](;W[d6];B[c3])(;W[f6](;B[e6])(;B[a1])))")
                        .sequence())
                .as("the first variation")
                .isEqualTo(Transcripts.read("f5d6c3"));
        assertThat(SgfReader.read(GAME + GAME)).hasSize(2);
    }

    @Test
    void everyGameInTheFormOfEdaxIsReadBack() {
        Property.check("sgf", 100, choices -> {
            var played = RandomPositions.finished(choices).played();
            var sequence = new MoveSequence(OthelloPosition.start(), played);
            String text = written(sequence);
            choices.note("game", text);
            SgfGame game = CHECK.only(text);
            assertThat(game.sequence()).isEqualTo(sequence);
            assertThat(game.remark()).isEmpty();
            assertThat(CHECK.only(text.replaceAll("[BW]\\[PA];", "")).sequence())
                    .isEqualTo(sequence);
        });
    }

    @Test
    void anyStartIsReadBack() {
        Property.check("setup", 100, choices -> {
            OthelloPosition position = RandomPositions.any(choices);
            String text = written(new MoveSequence(position, java.util.List.of()));
            choices.note("game", text);
            assertThat(CHECK.only(text).sequence().start()).isEqualTo(position);
        });
    }

    @Test
    void wrongResultIsRemarkedOn() {
        // Black wins by 64 after nine moves.
        String text = written(Transcripts.read("e6f4e3f6g5d6e7f5c5"));
        assertThat(CHECK.only(text).remark()).isEmpty();
        assertThat(CHECK.only(text.replace("RE[B+64]", "RE[W+2]")).remark())
                .contains("RE: found W+2, expected B+64, the result of the moves");
        assertThat(CHECK.only(text.replace("RE[B+64]", "RE[W+R]")).remark()).isEmpty();
    }

    @Test
    void refusalsNameThePlaceAndTheNextGameIsRead() {
        CHECK.assertRefused(GAME.replace("GM[2]", "GM[1]"), "my.sgf:1:8: GM: found '1', expected 2, which is Othello");
        CHECK.assertRefused(
                GAME.replace("GM[2]", ""), "my.sgf:1:3: GM: found no property GM, expected GM[2], which is Othello");
        CHECK.assertRefused(
                GAME.replace("SZ[8]", "SZ[10]"), "SZ: found '10', expected 8, the number of rows and columns");
        CHECK.assertRefused(
                GAME.replace("W[d6]", "\nW[a1]"), "my.sgf:2:1: W: found 'a1', expected a legal move: a1 turns no");
        CHECK.assertRefused(GAME.replace("W[d6]", "\nB[d6]"), "my.sgf:2:1: B: found 'd6', expected a move of White");
        CHECK.assertRefused(
                GAME.replace("W[d6]", "\nW[z9]"), "W: found 'z9', expected a square a1 to h8, or PA for a pass");
        CHECK.assertRefused(
                GAME.replace("[e4][d5]", "[e4][d4]"), "AW: found 'd4', expected a square that AB does not have");
        CHECK.assertRefused(GAME.replace("AW[d4]", "AW[i4]"), "AW: found 'i4', expected a square a1 to h8");
        CHECK.assertRefused(GAME.replace("PL[B]", "PL[?]"), "PL: found '?', expected B or W");
        CHECK.assertRefused(
                GAME.replace("W[d6];", "W[d6];AB[a1];"), "AB: found 'a1', expected the discs to be set up before");
        CHECK.assertRefused(
                GAME.replace("W[d6]", "7[d6]"), "property: found '7', expected a property such as B[f5], or the end");
        CHECK.assertRefused("hello", "my.sgf:1:1: game: found 'h', expected a game, which begins with (;");
    }

    @Test
    void unfinishedAndEndlessGamesAreRefused() {
        assertThatThrownBy(() -> SgfReader.read(GAME.substring(0, 60)))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("found the end of the text");
        assertThatThrownBy(() -> SgfReader.read("(;GM[2]" + "(;".repeat(200_000)))
                .hasMessageContaining("more than 100000 nodes and properties");
    }

    @Test
    void randomBytesAreReadOrRefused() {
        CHECK.fuzz("[](;)\\:\n8B");
    }

    /// A game as Edax writes it.
    private static String written(MoveSequence sequence) {
        OthelloPosition start = sequence.start();
        var text = new StringBuilder("(;FF[4]GM[2]AP[edax:4.5.3]PC[Edax]DT[2026-11-17]PB[ada]PW[ben]SZ[8]");
        text.append(discs("AB", start.black())).append(discs("AW", start.white()));
        text.append(start.toMove() == Disc.BLACK ? "PL[B]" : "PL[W]");
        OthelloPosition end = sequence.end();
        int lead = end.points(Disc.BLACK) - end.points(Disc.WHITE);
        text.append(
                !end.isOver()
                        ? "RE[Void]"
                        : lead == 0 ? "RE[0]" : lead > 0 ? "RE[B+" + lead + "]" : "RE[W+" + -lead + "]");
        OthelloPosition position = start;
        for (OthelloMove move : sequence.moves()) {
            String square = move instanceof OthelloMove.Pass ? "PA" : OthelloMoveText.write(move);
            text.append(position.toMove() == Disc.BLACK ? "B[" : "W[")
                    .append(square)
                    .append("];");
            position = position.play(move);
        }
        return text.append(")\n").toString();
    }

    private static String discs(String name, long squares) {
        var text = new StringBuilder(squares == 0 ? "" : name);
        for (long left = squares; left != 0; left &= left - 1) {
            text.append('[')
                    .append(Square.name(Long.numberOfTrailingZeros(left)))
                    .append(']');
        }
        return text.toString();
    }
}
