package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Budget;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OthelloGreedyAgentTest {
    private final OthelloGreedyAgent greedy = new OthelloGreedyAgent(new SplittableRandom(7));

    @Test
    void turnsAsManyDiscsAsItCan() {
        OthelloPosition position = OthelloBoardText.read("""
                  a b c d e f g h
                1 X O O O O O - -
                2 - - - - - - - -
                3 - X O - - - - -
                4 - - - - - - - -
                5 - - - - - - - -
                6 - - - - - - - -
                7 - - - - - - - -
                8 - - - - - - - -
                Black to move
                """);
        assertThat(greedy.choose(position, Budget.unlimited())).hasToString("g1");
    }

    @Test
    void chanceDecidesAmongEquals() {
        var chosen = new HashSet<OthelloMove>();
        for (int turn = 0; turn < 100; turn++) {
            chosen.add(greedy.choose(OthelloPosition.start(), Budget.unlimited()));
        }
        assertThat(chosen).hasSize(4);
    }

    @Test
    void sameSeedGivesTheSameChoices() {
        var one = new OthelloGreedyAgent(new SplittableRandom(3));
        var two = new OthelloGreedyAgent(new SplittableRandom(3));
        for (int turn = 0; turn < 20; turn++) {
            assertThat(one.choose(OthelloPosition.start(), Budget.unlimited()))
                    .isEqualTo(two.choose(OthelloPosition.start(), Budget.unlimited()));
        }
    }

    @Test
    void passesWhenItMust() {
        var position = OthelloBoardText.read("XXXXXXXO" + "-".repeat(56) + " O");
        assertThat(position.isOver()).isTrue();
        assertThatThrownBy(() -> greedy.choose(position, Budget.unlimited()))
                .hasMessage("the game is over, there is no move to choose");
        var pass = OthelloBoardText.read("OX------" + "-".repeat(56) + " X");
        assertThat(greedy.choose(pass, Budget.unlimited())).isEqualTo(OthelloMove.pass());
    }
}
