package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.Terminals;
import dev.quoin.crossword.agent.CrosswordLevels;
import dev.quoin.othello.agent.OthelloLevels;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `quoin play GAME --level N`, and the rating that follows from it.
class PlayLevelTest {
    private static final String SQUARES = squares();

    @TempDir
    Path data;

    @Test
    void aLevelHasItsTitle() {
        assertThat(play("quit\n", "crossword", "--level", "3", "--seed", "1").out())
                .contains("against Novice");
        assertThat(play("quit\n", "othello", "--level", "1").out())
                .contains(OthelloLevels.ladder().level(1).title());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "99"})
    void thereAreNoOtherLevels(String number) {
        Played crossword = play("", "crossword", "--level", number);
        assertThat(crossword.out())
                .contains("--level: level:N takes the number of a level, 1 to "
                        + CrosswordLevels.ladder().levels().size() + ", got '" + number + "'");
        assertThat(crossword.exitCode()).isEqualTo(2);
        Played othello = play("", "othello", "--level", number);
        assertThat(othello.out())
                .contains("--level: level:N takes the number of a level, 1 to "
                        + OthelloLevels.ladder().levels().size() + ", got '" + number + "'");
        assertThat(othello.exitCode()).isEqualTo(2);
    }

    @Test
    void aLevelIsANumber() {
        Played run = play("", "othello", "--level", "hard");
        assertThat(run.out()).contains("--level").contains("'hard'");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void aLevelAndAnOpponentExcludeEachOther() {
        assertThat(play("", "crossword", "--level", "3", "--opponent", "greedy").out())
                .contains("give --level or --opponent, not both");
        assertThat(play("", "othello", "--level", "3", "--white", "hard").out())
                .contains("give --level or --white hard, not both");
    }

    @Test
    void aFinishedGameEndsWithARating() throws IOException {
        String told = play(SQUARES.repeat(61), "othello", "--level", "2", "--seed", "1")
                .out();
        assertThat(told).containsOnlyOnce("Your rating is ").contains(", from 1 game against levels.");
        String agent = OthelloLevels.ladder().level(2).agent();
        Path results = data.resolve("results/othello.txt");
        assertThat(Files.readString(results)).matches("quoin results 1\n" + agent + " (win|draw|loss)\n");
        assertThat(play(SQUARES.repeat(61), "othello", "--level", "1", "--black", "you")
                        .out())
                .contains(", from 2 games against levels.");
    }

    @Test
    void gamesUnderOtherConditionsAreNotRated() {
        String[][] others = {
            {"--white", "search:1", "f5d6c3"}, {"--level", "2", "--budget", "5n"}, {"--white", "patterns:2"},
        };
        for (String[] options : others) {
            var arguments = new String[options.length + 1];
            arguments[0] = "othello";
            System.arraycopy(options, 0, arguments, 1, options.length);
            assertThat(play(SQUARES.repeat(61), arguments).out())
                    .contains(" to ")
                    .doesNotContain("rating");
        }
        assertThat(data.resolve("results")).doesNotExist();
    }

    /// Every square, one per line: the legal ones are played.
    private static String squares() {
        var all = new StringBuilder();
        for (int square = 0; square < 64; square++) {
            all.append((char) ('a' + square % 8)).append(1 + square / 8).append('\n');
        }
        return all.append('\n').toString();
    }

    private record Played(String out, int exitCode) {}

    private Played play(String typed, String... arguments) {
        var out = new ByteArrayOutputStream();
        var console = new Console(
                new ByteArrayInputStream(typed.getBytes(UTF_8)),
                new Output(out),
                new Output(out),
                Map.of("QUOIN_DATA", data.toString(), "TERM", "dumb"),
                new Terminals(true, true, true));
        var words = new String[arguments.length + 1];
        words[0] = "play";
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        int exitCode = Run.of(console, words);
        console.out().flush();
        return new Played(out.toString(UTF_8), exitCode);
    }
}
