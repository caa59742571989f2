package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.IllegalMoveException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Actions in the game's own notation.
final class NotationTest {
    private static List<String> ids() {
        return Environments.ids();
    }

    private static VectorEnvironment one(String id) {
        return Environments.makeVector(id, Map.of(), 1, AutoresetMode.DISABLED);
    }

    private static int[] legal(VectorEnvironment game) {
        ByteBuffer mask = game.buffers().buffer(SlotLayout.MASK);
        return IntStream.range(0, game.layout().actions())
                .filter(action -> mask.get(action) != 0)
                .toArray();
    }

    private static void act(VectorEnvironment game, int action) {
        game.buffers().buffer(VectorEnvironment.ACTION).putInt(0, action);
        game.step();
    }

    /// A single tile that forms words both ways has two actions which do the same and are written the same.
    @ParameterizedTest
    @MethodSource("ids")
    void whatIsWrittenIsReadBackInWholeGames(String id) {
        try (VectorEnvironment game = one(id)) {
            var chance = new SplittableRandom(id.hashCode());
            for (int seed = 0; seed < 3; seed++) {
                game.reset(seed);
                for (int[] actions = legal(game); actions.length > 0; actions = legal(game)) {
                    for (int action : actions) {
                        String text = game.write(0, action);
                        int back = game.read(0, text);
                        assertThat(game.write(0, back)).isEqualTo(text);
                    }
                    act(game, actions[chance.nextInt(actions.length)]);
                }
            }
        }
    }

    @Test
    void squaresOfOthelloHaveNames() {
        try (VectorEnvironment game = one("Othello-v0")) {
            game.reset(1);
            assertThat(game.write(0, 19)).isEqualTo("d3");
            assertThat(game.read(0, " D3 ")).isEqualTo(19);
            assertThatThrownBy(() -> game.read(0, "a1")).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> game.read(0, "pass")).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> game.read(0, "j9")).hasMessageContaining("a1 to h8");
            assertThatThrownBy(() -> game.write(0, 0)).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> game.write(0, 64)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void refusalsOfWordsSayWhy() {
        try (VectorEnvironment game = one("Crossword7-v0")) {
            game.reset(1);
            assertThat(game.write(0, game.read(0, "pass"))).isEqualTo("pass");
            assertThatThrownBy(() -> game.read(0, "4D QQQQ")).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> game.read(0, "hello")).hasMessageContaining("8D WORD");
            int rows = game.layout().actions();
            assertThatThrownBy(() -> game.write(0, rows - 1)).isInstanceOf(IllegalMoveException.class);
        }
    }

    @Test
    void nothingIsReadBeforeTheFirstResetOrAfterTheEnd() {
        for (String id : ids()) {
            try (VectorEnvironment game = one(id)) {
                assertThatThrownBy(() -> game.write(0, 0)).isInstanceOf(IllegalStateException.class);
                assertThatThrownBy(() -> game.read(0, "pass"))
                        .isInstanceOfAny(IllegalStateException.class, IllegalMoveException.class);
            }
        }
    }
}
