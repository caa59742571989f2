package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.game.IllegalMoveException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SharedOthelloGameTest {
    private static final int D3 = 19;
    private static final int PLAYER = 128;
    private static final int WINNER = 131;

    private static VectorEnvironment environment(String opponent) {
        var environment =
                Environments.makeVector("Othello-v0", Map.of("opponent", opponent), 1, AutoresetMode.DISABLED);
        environment.reset(1);
        return environment;
    }

    @Test
    void theMemoryFollowsTheGame() {
        var game = SharedOthelloGame.start();
        assertThat(game.memory().get(27)).isEqualTo((byte) 2);
        assertThat(game.memory().get(28)).isEqualTo((byte) 1);
        assertThat(game.memory().get(64 + D3)).isEqualTo((byte) 1);
        assertThat(game.step(D3)).isEqualTo(2);
        assertThat(game.memory().get(27)).isEqualTo((byte) 1);
        assertThat(game.memory().get(PLAYER)).isEqualTo((byte) 1);
        assertThat(game.memory().get(129)).isEqualTo((byte) 4);
        assertThat(game.memory().get(130)).isEqualTo((byte) 1);
        assertThat(game.memory().get(WINNER)).isEqualTo((byte) 3);
    }

    @Test
    void anIllegalMoveChangesNothing() {
        var game = SharedOthelloGame.start();
        String before = game.text();
        assertThat(game.step(0)).isZero();
        assertThat(game.text()).isEqualTo(before);
        assertThatThrownBy(game::passTurn).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void aBoardThatIsSetKeepsThePlayerUntilItPasses() {
        var board = new byte[64];
        board[0] = 2;
        board[1] = 1;
        var game = SharedOthelloGame.start();
        game.setBoard(board);
        assertThat(game.memory().get(PLAYER)).isZero();
        game.passTurn();
        assertThat(game.memory().get(PLAYER)).isEqualTo((byte) 1);
        assertThat(game.step(2)).as("one disc, and the game is over").isEqualTo(3);
        assertThat(game.memory().get(WINNER)).isEqualTo((byte) 1);
    }

    @Test
    void theGameOfAnEnvironmentIsItsGame() {
        try (VectorEnvironment environment = environment("self")) {
            var game = SharedOthelloGame.of(environment, 0);
            game.step(D3);
            assertThat(environment.text(0)).contains("4");
            assertThat(SharedOthelloGame.of(environment, 0).copy().text()).isEqualTo(game.text());
            var full = new byte[64];
            full[0] = 1;
            game.setBoard(full);
            assertThat(environment.buffers().buffer("terminated").get(0)).isEqualTo((byte) 1);
            assertThat(environment.buffers().buffer("winner").getInt(0)).isZero();
        }
    }

    @Test
    void theOpponentOfAnEnvironmentMayNotBeLeftToMove() {
        try (VectorEnvironment environment = environment("greedy")) {
            var game = SharedOthelloGame.of(environment, 0);
            assertThatThrownBy(() -> game.step(D3))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("the opponent of this environment would be to move");
            game.refresh();
            assertThat(game.text()).isEqualTo(SharedOthelloGame.start().text());
        }
    }

    @Test
    void otherGamesAreRefused() {
        try (VectorEnvironment mini = Environments.makeVector("MiniScrabble-v0", Map.of(), 1, AutoresetMode.DISABLED)) {
            assertThatThrownBy(() -> SharedOthelloGame.of(mini, 0)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
