package dev.quoin.othello.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.kit.Opening;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.Transcripts;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class OthelloOpeningsTest {
    private static final String BOARD = OthelloBoardText.write(position("f5d6c3"));
    private static final String GAME = "(;GM[Othello]PB[a]PW[b]RE[?]TY[8]BO[8 "
            + OthelloBoardText.write(OthelloPosition.start()).replace('X', '*') + "]B[F5]W[D6]B[C3];)";

    private static OthelloPosition position(String moves) {
        return Transcripts.read(moves).end();
    }

    private static List<Opening<OthelloPosition, OthelloMove>> read(String text) {
        return read(text, OptionalInt.empty());
    }

    private static List<Opening<OthelloPosition, OthelloMove>> read(String text, OptionalInt plies) {
        var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return new OthelloRuleset(BalancedOpenings.standard())
                .openingFormat()
                .orElseThrow()
                .read(in, "openings.txt", plies);
    }

    private static OthelloPosition start(Opening<OthelloPosition, OthelloMove> opening) {
        return opening.deal(7).start();
    }

    @Test
    void transcriptsBoardsAndObfLinesMayBeMixed() {
        var openings = read(
                "% XOT\n\nF5D6C3\n1. f5 d6 2. c3 % Tiger\n" + BOARD + "\n# more\n" + BOARD + "; D3:+2; % comment\n");
        assertThat(openings).extracting(Opening::line).containsExactly(3, 4, 5, 7);
        assertThat(openings).extracting(Opening::text).containsExactly("f5d6c3", "f5d6c3", BOARD, BOARD);
        assertThat(openings)
                .extracting(OthelloOpeningsTest::start)
                .containsOnly(position("f5d6c3"))
                .hasSize(4);
    }

    @Test
    void gamesAreGgf() {
        var openings = read("\n" + GAME + "\n2 " + GAME + "\n" + GAME + "\n");
        assertThat(openings).extracting(Opening::line).containsExactly(2, 3, 3);
        assertThat(openings).extracting(OthelloOpeningsTest::start).containsOnly(position("f5d6c3"));
    }

    @Test
    void onlyTheFirstMovesOfGamesCanBeUsed() {
        assertThat(start(read("f5d6c3d3c4", OptionalInt.of(2)).getFirst())).isEqualTo(position("f5d6"));
        assertThat(start(read(GAME, OptionalInt.of(1)).getFirst())).isEqualTo(position("f5"));
        assertThat(start(read("f5d6", OptionalInt.of(8)).getFirst())).isEqualTo(position("f5d6"));
        assertThat(start(read(BOARD, OptionalInt.of(1)).getFirst())).isEqualTo(position("f5d6c3"));
    }

    @Test
    void whatIsWrongIsToldWithItsLine() {
        refused("f5d6\nf5f9\n", "openings.txt:2:3: move 2: found 'f9', expected a square a1 to h8, or pass");
        refused("f5d6\n\nf5f5\n", "openings.txt:3:3: move 2: found 'f5', expected a legal move");
        refused("17\n", "openings.txt:1: opening: found '17', expected moves such as f5d6c3, or a board");
        refused("f5d6\n" + "-".repeat(64) + " Z\n", "openings.txt:2:");
        refused(GAME + "\n(;GM[Othello]B[F9];)\n", "openings.txt:2:");
        refused(
                "\n" + "X".repeat(64) + " O\n",
                "openings.txt:2: opening: found a game that is over after 0 moves, expected a position in which"
                        + " somebody can move");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(FormatException.class).hasMessageContaining(message);
    }
}
