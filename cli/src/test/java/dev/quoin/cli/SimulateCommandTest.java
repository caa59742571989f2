package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
    private static final String POSITION =
            "15/15/15/11Z3/10HI3/9VENDEE/6JAG1AGO1A/7MOODY2U/6YIRRS1VEX/1QUAERE2I2I2/15/15/15/15/15 CNNORST/ 274/304 0\n";

    @Test
    void printsATableWithTheBestMoveFirst() {
        Result result = Cli.runWith(POSITION, "simulate", "-", "--threads", "1", "--top", "2");
        assertThat(result.exitCode()).isZero();
        List<String> lines = result.out().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).matches("1: C6 NOCT\\(U\\)RNS settled \\([0-9]+ iterations, 2 plies, [0-9.]+ s\\)");
        assertThat(lines.get(1)).matches(" +move +score +equity +win +spread +samples +reply");
        assertThat(lines.get(2))
                .matches(" +C6 NOCT\\(U\\)RNS +74 +\\+74\\.0 +[0-9.]+% ± +[0-9.]+ +\\+[0-9.]+ ± +[0-9.]+ +[0-9]+"
                        + "  [A-O0-9]+ .* [0-9]+%");
        assertThat(lines.get(3)).hasSizeGreaterThan(lines.get(1).indexOf("reply"));
    }

    @Test
    void iterationsGiveTheSameResultOnAnyNumberOfThreads() {
        JsonNode one = object("--iterations", "500", "--candidates", "12", "--threads", "1");
        JsonNode three = object("--iterations", "500", "--candidates", "12", "--threads", "3");
        assertThat(one.get("candidates").intValue()).isEqualTo(12);
        assertThat(one.get("moves")).hasSize(10).isEqualTo(three.get("moves"));
        assertThat(one.get("iterations")).isEqualTo(three.get("iterations"));
        JsonNode otherSeed = object("--iterations", "500", "--candidates", "12", "--seed", "2");
        assertThat(otherSeed.get("moves")).isNotEqualTo(one.get("moves"));
    }

    @Test
    void pliesAreAnOption() {
        assertThat(object("--iterations", "100", "--plies", "3").get("plies").intValue())
                .isEqualTo(3);
    }

    @Test
    void infersWhatTheOpponentOfARecordKept() {
        String game = """
                #player1 a Ann
                #player2 b Ben
                #rack2 AEINRST
                >a: AEIQTUZ 8F QUIZ +44 44
                """;
        String[] plain = {"simulate", "-", "--iterations", "100", "--json"};
        String[] inferring = {"simulate", "-", "--iterations", "100", "--json", "--infer", "50"};
        JsonNode without = read(Cli.runWith(game, plain));
        JsonNode with = read(Cli.runWith(game, inferring));
        assertThat(with.get("cgp").stringValue()).contains(" AEINRST/ 0/44 0");
        assertThat(with.get("moves")).isNotEqualTo(without.get("moves"));
    }

    @Test
    void endsWhenTheTimeIsUp() {
        Result result = Cli.runWith(FileArguments.PRE_ENDGAME, "simulate", "-", "--seconds", "0.000001");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .startsWith("1: N2 CONN(E)R not settled (0 iterations, to the end of the game, ")
                .containsPattern("\n   N2 CONN\\(E\\)R +22   \\+27\\.2              -               -        0\n");
    }

    @Test
    void simulatesEndgamesToTheEndOfTheGame() {
        Result result = Cli.runWith(FileArguments.ENDGAME, "simulate", "-", "--json");
        JsonNode object = read(result);
        assertThat(object.has("plies")).isFalse();
        JsonNode best = object.get("moves").get(0);
        assertThat(best.get("move").stringValue()).isEqualTo("1C AERIA(L)");
        assertThat(best.get("win").doubleValue()).isZero();
    }

    @Test
    void findsTheLastTurnOfAFinishedGameWithTilesInTheBag() {
        String game = """
                #player1 a Ann
                #player2 b Ben
                >a: AEIQTUZ 8F QUIZ +44 44
                >b: AEINRST H8 .NERTIAS +77 77
                >a: AEIOTTU - +0 44
                >b: (AEIOTTU) +14 91
                """;
        JsonNode object = read(Cli.runWith(game, "simulate", "-", "--iterations", "40", "--json"));
        assertThat(object.get("cgp").stringValue()).contains(" AEIOTTU/ 44/77 0");
    }

    @Test
    void refusesRecordsWithoutAPosition() {
        String game = "#player1 a Ann\n#player2 b Ben\n>a: CARE 8G CARE +12 12\n";
        assertThat(Cli.runWith(game, "simulate", "-").err())
                .isEqualTo("quoin simulate: standard input: no turn has tiles in the bag and a rack that is known. If"
                        + " the bag is empty, use 'quoin endgame'.\n");
    }

    @Test
    void refusesFinishedGames(@TempDir Path directory) throws Exception {
        String over = FileArguments.ENDGAME.replace(" 0\n", " 6\n");
        Path file = Files.writeString(directory.resolve("p.cgp"), "# over\n" + over);
        assertThat(Cli.run("simulate", file.toString()))
                .isEqualTo(new Result(
                        2,
                        "",
                        "quoin simulate: " + file + ", line 2: the game is over: there is no move to simulate\n"));
        assertThat(Cli.runWith(POSITION.replace("CNNORST/", "/"), "simulate", "-")
                        .err())
                .isEqualTo("quoin simulate: standard input, line 1: the player to move has no tiles: there is no move"
                        + " to simulate\n");
    }

    @Test
    void refusesVariantsWithoutLeaveValues() {
        Result result = Cli.runWith(POSITION, "simulate", "-", "--lexicon", "mini");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err())
                .startsWith("quoin simulate: no leave values for standard with mini: learn them with 'quoin learn"
                        + " leaves ")
                .endsWith(" and use --leaves FILE\n");
        assertThat(Cli.runWith(POSITION, "simulate", "-", "--leaves", "none.leaves")
                        .err())
                .startsWith("quoin simulate: --leaves: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--iterations", "--seconds", "--plies", "--candidates", "--threads", "--top"})
    void refusesZero(String option) {
        Result result = Cli.runWith(POSITION, "simulate", "-", option, "0");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).startsWith("quoin simulate: " + option + " must be ");
    }

    @Test
    void refusesEmptyInput() {
        assertThat(Cli.runWith("", "simulate", "-").err()).startsWith("quoin simulate: standard input is empty");
        assertThat(Cli.runWith("hello world\n", "simulate", "-").exitCode()).isEqualTo(2);
        assertThat(Cli.runWith(POSITION, "simulate", "-", "--infer", "-1").err())
                .isEqualTo("quoin simulate: --infer must be 0 to 100000, got -1\n");
    }

    private static JsonNode object(String... options) {
        var words = new String[options.length + 3];
        System.arraycopy(options, 0, words, 3, options.length);
        words[0] = "simulate";
        words[1] = "-";
        words[2] = "--json";
        return read(Cli.runWith(POSITION, words));
    }

    private static JsonNode read(Result result) {
        return JsonMapper.builder().build().readTree(result.out());
    }
}
