package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.agent.NamedAgent;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloAgentsTest {
    private static NamedAgent<OthelloPosition, OthelloMove> agent(String text) {
        return OthelloAgents.catalog().agent(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "Greedy", "search:2", "patterns:2"})
    void everyAgentPlays(String text) {
        OthelloPosition start = OthelloPosition.start();
        var agent = agent(text).prepare(new Othello()).create(new SplittableRandom(1));
        assertThat(start.isLegal(agent.choose(start, dev.quoin.game.Budget.unlimited())))
                .isTrue();
    }

    @Test
    void valuesFromAFilePlay(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.patterns");
        Files.write(file, PatternWeights.shipped().write());
        assertThat(agent("patterns:3:" + file).spec()).isEqualTo("patterns:3:" + file);
        Files.writeString(file, "nothing");
        assertThatThrownBy(() -> agent("patterns:3:" + file))
                .hasMessageStartingWith("patterns:N:FILE: '" + file + "': no pattern values");
        assertThatThrownBy(() -> agent("patterns:3:nowhere")).hasMessageContaining("cannot read 'nowhere'");
    }

    @Test
    void namesThatCannotBeReadAreRefused() {
        assertThat(OthelloAgents.catalog().find("nobody")).isEmpty();
        assertThatThrownBy(() -> agent("search:0"))
                .hasMessage("search:N takes a number of moves to look ahead, 1 to 60, got '0'");
        assertThatThrownBy(() -> agent("patterns"))
                .hasMessageContaining("patterns:N takes")
                .hasMessageContaining("''");
        assertThatThrownBy(() -> agent("greedy:2")).hasMessage("'greedy' must stand alone, got '2' behind it");
    }
}
