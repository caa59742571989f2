package dev.quoin.env.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environments;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.othello.OthelloEnvironments;
import dev.quoin.game.Nim;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which games become environments, and what they say of themselves.
class GameEnvironmentsTest {
    /// Nim under another id, for so many players.
    private record Renamed(String id, int seats) implements GameKit<Nim.Heap, Integer> {
        @Override
        public String title() {
            return "Nim";
        }

        @Override
        public Ruleset<Nim.Heap, Integer> open(GameSettings settings) {
            if (seats == 0) {
                throw new IllegalArgumentException("seats must be given");
            }
            return Ruleset.of(id, new Nim(), seats);
        }

        @Override
        public AgentCatalog<Nim.Heap, Integer> agents() {
            return new NimKit().agents();
        }

        @Override
        public Optional<ActionEncoding<Nim.Heap, Integer>> encoding() {
            return Optional.of(new NimKit());
        }
    }

    private static List<String> ids(GameKit<?, ?>... kits) {
        return new GameEnvironments(List.of(kits), List.of(new OthelloEnvironments())).ids();
    }

    @Test
    void aGameWithAnEncodingIsAnEnvironment() {
        assertThat(Environments.ids()).contains("Othello-v0", NimKit.ID);
        assertThat(Environments.title(NimKit.ID)).isEqualTo("Nim, self-play or against an opponent");
        assertThat(Environments.setting(NimKit.ID, Map.of("heap", "7", "opponent", "random")))
                .isEqualTo(Map.of("game", "nim", "heap", "7"));
        assertThat(GameKits.named("nim")).isInstanceOf(NimKit.class);
    }

    @Test
    void theIdIsMadeOfTheWordsOfTheGames() {
        assertThat(ids(new Renamed("connect-four", 2), new Renamed("nim", 2), new Renamed("go_9x9", 2)))
                .containsExactly("ConnectFour-v0", "Nim-v0", "Go_9x9-v0");
    }

    @Test
    void gamesThatHaveEnvironmentsOrNoEncodingAreLeftOut() {
        assertThat(ids(new Renamed("othello", 2))).isEmpty();
        assertThat(GameKits.all()).extracting(GameKit::id).contains("othello", "crossword");
        assertThat(new GameEnvironments().ids()).containsExactly(NimKit.ID);
    }

    @Test
    void gamesThatAreNotForTwoOrCannotBeOpenedAreLeftOut() {
        assertThat(ids(new Renamed("patience", 1), new Renamed("skat", 3), new Renamed("closed", 0)))
                .isEmpty();
    }

    @Test
    void optionsAreThoseOfAllGamesAndTheSettingsOfTheGame() {
        assertThat(Environments.options(NimKit.ID))
                .extracting(OptionSpec::name)
                .containsExactly(
                        "opponent",
                        "agent_player",
                        "opponent_budget",
                        "reward_mode",
                        "invalid_move_mode",
                        "invalid_move_penalty",
                        "max_steps",
                        "warning",
                        "heap");
        assertThat(Environments.options(NimKit.ID))
                .contains(
                        new OptionSpec(
                                "opponent",
                                "self",
                                "'self', 'random', 'chance', 'perfect', 'illegal', 'broken' or an opponent"),
                        new OptionSpec(
                                "heap", "none", "a text: how many stones there are at the start, such as '7', '12'"));
        assertThat(Environments.resetOptions(NimKit.ID))
                .containsExactly(new OptionSpec("agent_player", "as made", "one of ['first', 'second', 'random']"));
        assertThat(Environments.callbacks(NimKit.ID)).containsOnlyKeys("opponent");
        assertThat(Environments.spec(NimKit.ID, Map.of("max_steps", 5)).longest())
                .isEqualTo(5);
    }

    @Test
    void wrongOptionsAreRefusedWithWhatIsAllowed() {
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("opponent", "greedy")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Nim-v0: opponent must be 'self', 'random', 'chance', 'perfect', 'illegal', 'broken'"
                        + " or an opponent, got 'greedy'");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("opponent", "nobody")))
                .hasMessageContaining("'perfect'");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("heap", 77)))
                .hasMessage("Nim-v0: heap must be 1 to 15, got '77'");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("heap", List.of())))
                .hasMessageStartingWith("Nim-v0: heap must be a text: how many stones");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("invalid_move_mode", "end")))
                .hasMessage("Nim-v0: invalid_move_mode must be 'penalty', 'random' or 'error', got 'end'");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("reward_mode", "dense")))
                .hasMessage("Nim-v0: reward_mode must be 'sparse', got 'dense'");
        assertThatThrownBy(() -> Environments.make(NimKit.ID, Map.of("picture_size", 512)))
                .hasMessageContaining("has no option 'picture_size'");
    }
}
