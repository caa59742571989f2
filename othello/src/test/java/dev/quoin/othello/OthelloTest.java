package dev.quoin.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Outcome;
import dev.quoin.game.check.GameChecker;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import org.junit.jupiter.api.Test;

class OthelloTest {
    private final Othello othello = new Othello();

    @Test
    void theContractIsKept() {
        var report = GameChecker.of(othello, 2).withPlaythroughs(60).check();
        assertThat(report.faults()).as(report.toString()).isEmpty();
    }

    @Test
    void blackIsSeatNought() {
        assertThat(othello.toMove(OthelloPosition.start())).isEqualTo(Othello.BLACK);
        assertThat(othello.toMove(OthelloPosition.start()
                        .play(OthelloPosition.start().legal().getFirst())))
                .isEqualTo(Othello.WHITE);
    }

    @Test
    void emptySquaresCountForTheWinner() {
        assertThat(othello.outcome(OthelloBoardText.read("X".repeat(10) + "-".repeat(54) + "O")))
                .contains(Outcome.of(64, 0));
        assertThat(othello.outcome(OthelloPosition.start())).isEmpty();
    }

    @Test
    void drawIsThirtyTwoEach() {
        assertThat(othello.outcome(OthelloBoardText.read("X" + "-".repeat(62) + "O X")))
                .contains(Outcome.of(32, 32));
    }
}
