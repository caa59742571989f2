package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PreEndgameCommandTest {
    private static final String POSITION = FileArguments.PRE_ENDGAME;

    @Test
    void printsATableWithTheBestMoveFirst() {
        Result result = Cli.runWith(POSITION, "preendgame", "-", "--threads", "1", "--top", "2");
        assertThat(result.exitCode()).isZero();
        List<String> lines = result.out().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).matches("1: .* exact \\(8 draws, 83 moves, [0-9,]+ nodes, [0-9.]+ s\\)");
        assertThat(lines.get(1)).matches(" +win +spread +proved +score +move");
        assertThat(lines.get(2)).matches(" +0\\.0% .* 8 .*");
    }

    @Test
    void nodeLimitsGiveTheSameResultOnAnyNumberOfThreads() {
        JsonNode one = object("1");
        JsonNode two = object("2");
        assertThat(one.get("exact").booleanValue()).isFalse();
        assertThat(one.get("moves")).hasSize(10).isEqualTo(two.get("moves"));
        assertThat(one.get("nodes")).isEqualTo(two.get("nodes"));
    }

    private static JsonNode object(String threads) {
        Result result = Cli.runWith(POSITION, "preendgame", "-", "--nodes", "4000", "--threads", threads, "--json");
        return JsonMapper.builder().build().readTree(result.out());
    }

    @Test
    void refusesRecordsWithoutAPreEndgame() {
        String game = "#player1 a Ann\n#player2 b Ben\n";
        assertThat(Cli.runWith(game + ">a: CARE 8G CARE +12 12\n", "preendgame", "-")
                        .err())
                .isEqualTo("quoin preendgame: standard input: no turn has 1 to 4 tiles in the bag and a rack that is"
                        + " known. If the bag is empty, use 'quoin endgame'.\n");
    }

    @Test
    void refusesWhatIsNoPreEndgame(@TempDir Path directory) throws Exception {
        Path file = Files.writeString(directory.resolve("p.cgp"), "# none\n" + FileArguments.ENDGAME);
        assertThat(Cli.run("preendgame", file.toString()))
                .isEqualTo(new Result(
                        2,
                        "",
                        "quoin preendgame: " + file
                                + ", line 2: the bag is empty. Use 'quoin endgame' for this position.\n"));
        String start = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0\n";
        assertThat(Cli.runWith(start, "preendgame", "-").err())
                .isEqualTo("quoin preendgame: standard input, line 1: the bag must hold at most 4 tiles to solve a"
                        + " pre-endgame, but has 86\n");
        assertThat(Cli.runWith("", "preendgame", "-").err()).startsWith("quoin preendgame: standard input is empty");
        for (String option : new String[] {"--seconds", "--threads", "--candidates", "--nodes", "--top"}) {
            assertThat(Cli.runWith(POSITION, "preendgame", "-", option, "0").exitCode())
                    .as(option)
                    .isEqualTo(2);
        }
    }
}
