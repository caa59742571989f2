package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

class OthelloAgentKindTest {
    private static OthelloAgentKind kind(String text) {
        return OthelloAgentKind.named(text).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "Greedy", "search:2", "patterns:2"})
    void everyKindPlays(String text) {
        OthelloPosition start = OthelloPosition.start();
        var agent = kind(text).factory().create(new SplittableRandom(1));
        assertThat(start.isLegal(agent.choose(start, dev.quoin.game.Budget.unlimited())))
                .isTrue();
    }

    @Test
    void valuesFromAFilePlay(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.patterns");
        Files.write(file, PatternWeights.shipped().write());
        assertThat(kind("patterns:3:" + file).name()).isEqualTo("patterns:3:" + file);
        Files.writeString(file, "nothing");
        assertThatThrownBy(() -> kind("patterns:3:" + file))
                .hasMessageStartingWith("patterns:N:FILE: '" + file + "': no pattern values");
        assertThatThrownBy(() -> kind("patterns:3:nowhere")).hasMessageContaining("cannot read 'nowhere'");
    }

    @Test
    void namesThatCannotBeReadAreRefused() {
        assertThat(OthelloAgentKind.named("nobody")).isEmpty();
        assertThatThrownBy(() -> kind("search:0"))
                .hasMessage("search:N takes a number of moves to look ahead, 1 to 60, got '0'");
        assertThatThrownBy(() -> kind("patterns"))
                .hasMessageContaining("patterns:N takes")
                .hasMessageContaining("''");
        assertThatThrownBy(() -> kind("greedy:2")).hasMessage("'greedy' must stand alone, got '2' behind it");
    }
}
