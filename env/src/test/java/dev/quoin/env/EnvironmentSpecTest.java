package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.option.OptionSpec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EnvironmentSpecTest {
    /// What version 0 does. Another signature means that agents may play otherwise than they learnt: raise the version.
    private static final Map<String, String> SIGNATURES = Map.of(
            "Othello-v0", "10815fe73e5b9e29",
            "MiniScrabble-v0", "174e93cf2681333e",
            "Crossword7-v0", "16d8be6991c6ace0",
            "Crossword11-v0", "d6e7002c434b36ed",
            "Crossword-v0", "90055c051627bfe4",
            "DailyLetters-v0", "fa5262f31ac2ad64",
            "Nim-v0", "ca40455a3c2b34c9");

    @Test
    void anEnvironmentBehavesAsItsVersionAlwaysDid() {
        assertThat(SIGNATURES).containsOnlyKeys(Environments.ids());
        SIGNATURES.forEach((id, signature) ->
                assertThat(Environments.spec(id, Map.of()).signature()).as(id).isEqualTo(signature));
    }

    @Test
    void theSignatureDependsOnTheOptions() {
        assertThat(Environments.spec("Othello-v0", Map.of("opponent", "random")).signature())
                .isNotEqualTo(SIGNATURES.get("Othello-v0"))
                .isEqualTo(Environments.spec("Othello-v0", Map.of("opponent", "random"))
                        .signature());
    }

    @Test
    void everyIdHasASpec() {
        for (String id : Environments.ids()) {
            EnvironmentSpec spec = Environments.spec(id, Map.of());
            assertThat(spec.id()).isEqualTo(id);
            assertThat(spec.version()).isZero();
            assertThat(spec.title()).isNotBlank();
            assertThat(spec.options()).isNotEmpty();
            assertThat(spec.longest()).isPositive();
        }
        assertThatThrownBy(() -> Environments.spec("Go-v0", Map.of())).hasMessageContaining("no environment 'Go-v0'");
    }

    @Test
    void optionsComeWithDefaultsAndWhatIsAllowed() {
        EnvironmentSpec spec = Environments.spec("Othello-v0", Map.of());
        assertThat(spec.options())
                .contains(
                        new OptionSpec(
                                "agent_player", "first", "one of ['first', 'second', 'random', 'black', 'white']"),
                        new OptionSpec("invalid_move_penalty", "-1", "a number from -1000000 to 1000000"),
                        new OptionSpec("reward_mode", "sparse", "'sparse', 'dense' or a function"));
        assertThat(spec.options()).extracting(OptionSpec::otherwise).contains("self", "penalty", "planes", "none");
        assertThat(spec.resetOptions())
                .extracting(OptionSpec::name)
                .isEqualTo(List.of("position", "agent_player", "opening"));
        assertThat(spec.observationSpace()).hasToString("Box(0.0, 1.0, (3, 8, 8), float32)");
        assertThat(spec.actionSpace()).hasToString("Discrete(64)");
    }

    @Test
    void anIdMustHaveAVersion() {
        EnvironmentSpec spec = Environments.spec("Othello-v0", Map.of());
        assertThatThrownBy(
                        () -> new EnvironmentSpec("Othello", "", spec.layout(), List.of(), List.of(), 1, List.of(), ""))
                .hasMessageContaining("got 'Othello'");
    }
}
