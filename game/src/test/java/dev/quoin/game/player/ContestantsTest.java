package dev.quoin.game.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Nim;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContestantsTest {
    private static final Workspace NOWHERE = Workspace.in(Path.of("nowhere"));

    private final Contestants<Nim.Heap, Integer> contestants = new Contestants<>(
            new Nim(),
            AgentCatalog.of(
                    Nim.class,
                    List.of(AgentProvider.of(
                            Nim.class,
                            "random",
                            "Random",
                            "plays any move",
                            game -> chance -> new RandomAgent<>(game, chance)))),
            List.of(new One()),
            Surroundings.bare());

    /// Always takes one.
    private record One() implements ProgramProvider<Nim.Heap, Integer> {
        @Override
        public AgentDescription description() {
            return AgentDescription.of("one", "One", "takes one", Parameter.text("command", "COMMAND", "a command"));
        }

        @Override
        public Contestant<Nim.Heap, Integer> contestant(Arguments arguments, Surroundings surroundings) {
            return Contestant.of("one!" + arguments.text("command"), chance -> (seen, budget) -> 1);
        }
    }

    @Test
    void knowAgentsAndPrograms() {
        assertThat(contestants.names()).containsExactly("random", "one");
        assertThat(contestants.contestant("RANDOM").spec()).isEqualTo("random");
        assertThat(contestants.contestant("one:do it").name()).isEqualTo("one!do it");
        assertThatThrownBy(() -> contestants.contestant("greddy"))
                .hasMessage("no such agent: 'greddy'. Agents: random, one");
    }

    @Test
    void takeLabels() {
        Contestant<Nim.Heap, Integer> mine = contestants.contestant("mine=one:x");
        assertThat(mine.name()).isEqualTo("mine");
        assertThat(mine.spec()).isEqualTo("mine=one:x");
        try (var player = mine.enter(NOWHERE)) {
            assertThat(player.name()).isEqualTo("mine");
        }
    }
}
