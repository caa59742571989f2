package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OthelloStateTest {
    private static final int D3 = 19;

    @Test
    void brokenBytesAreRefusedAndChangeNothing() {
        Environment environment = Environments.make("Othello-v0", Map.of());
        environment.reset(1);
        environment.step(D3);
        byte[] fine = environment.save();

        refused(environment, with(fine, 24, 2), "has only 0..1 in this place, got 2");
        refused(environment, with(fine, 26, 3), "has only 0..2 in this place, got 3");
        refused(environment, with(fine, 26, 2), "over exactly when neither side has a move, got one that is OVER");
        byte[] both = fine.clone();
        System.arraycopy(fine, 0, both, 8, 8);
        refused(environment, both, "gives each square to one color");
        refused(environment, new byte[26], "has 27 bytes, got 26 bytes");
        assertThat(environment.save()).isEqualTo(fine);
    }

    @Test
    void anEpisodeThatHasNotBegunIsSavedAsSuch() {
        byte[] unborn = Environments.make("Othello-v0", Map.of()).save();
        Environment environment = Environments.make("Othello-v0", Map.of());
        environment.reset(1);
        environment.load(unborn);
        assertThatThrownBy(() -> environment.step(D3)).hasMessageContaining("must be reset");
    }

    @Test
    void aStateWithTheOpponentToMoveIsRefusedWhereThereIsAnOpponent() {
        Environment alone = Environments.make("Othello-v0", Map.of());
        alone.reset(1);
        alone.step(D3);
        Environment against = Environments.make("Othello-v0", Map.of("opponent", "random"));
        assertThatThrownBy(() -> against.load(alone.save())).hasMessageContaining("has the agent to move");
    }

    @Test
    void anEndedEpisodeIsSavedAsEnded() {
        Environment environment = Environments.make("Othello-v0", Map.of());
        environment.reset(1, Map.of("position", nearlyFull()));
        assertThat(environment.step(63).terminated()).isTrue();
        Environment another = Environments.make("Othello-v0", Map.of());
        assertThat(another.load(environment.save()).info()).containsEntry("black_count", 64);
        assertThatThrownBy(() -> another.step(0)).hasMessageContaining("the episode is over");
    }

    @Test
    void aPositionInWhichTheAgentCannotActIsRefused() {
        Environment against = Environments.make("Othello-v0", Map.of("opponent", "random", "agent_player", "white"));
        assertThatThrownBy(() -> against.reset(1, Map.of("position", nearlyFull())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("position must let the agent act before the game is over");
        assertThatThrownBy(() -> against.step(0)).hasMessageContaining("must be reset");
    }

    /// One empty square, h8, which Black can play.
    private static String nearlyFull() {
        return "X".repeat(62) + "O- X";
    }

    private static byte[] with(byte[] state, int index, int value) {
        byte[] changed = state.clone();
        changed[index] = (byte) value;
        return changed;
    }

    private static void refused(Environment environment, byte[] state, String why) {
        assertThatThrownBy(() -> environment.load(state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
