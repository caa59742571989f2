package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.agent.CrosswordLevels;
import dev.quoin.game.agent.Ladder;
import dev.quoin.game.agent.Rung;
import dev.quoin.othello.agent.OthelloLevels;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The tables of levels in docs/agents.md are those of the code: crossword first, then Othello.
class LevelTablesTest {
    @Test
    void tablesMatchTheLadders() throws IOException {
        List<String> expected = Stream.concat(rows(CrosswordLevels.ladder()), rows(OthelloLevels.ladder()))
                .toList();
        assertThat(documented()).containsExactlyElementsOf(expected);
    }

    private static Stream<String> rows(Ladder ladder) {
        return ladder.levels().stream().map(level -> {
            Rung rung = level.rung().orElseThrow();
            return String.join(
                    " | ",
                    String.valueOf(rung.number()),
                    level.title(),
                    "`" + level.id() + "`",
                    "`" + level.agent() + "`",
                    rung.elo() + " ± " + rung.error());
        });
    }

    /// The first four cells and the last one of every row that starts with a number, in the section on levels.
    private static List<String> documented() throws IOException {
        String page = Files.readString(Checkout.root().resolve("docs/agents.md"));
        int start = page.indexOf("\n## Levels\n");
        int end = page.indexOf("\n## ", start + 1);
        return page.substring(start, end)
                .lines()
                .filter(line -> line.matches("\\| \\d+ \\|.*"))
                .map(line -> line.split("\\|"))
                .map(cells -> Stream.concat(Arrays.stream(cells, 1, 5), Stream.of(cells[cells.length - 1]))
                        .map(String::strip)
                        .toList())
                .map(cells -> String.join(" | ", cells))
                .toList();
    }
}
