package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EndgameCommandTest {
    private static final String SHORT = FileArguments.ENDGAME;

    /// The mover has no bingo here, but full racks and a blank.
    private static final String LONG = "O1J2DOTTY4B/L1ICIER1REWEIGH/I1N5A5A/VANG3RIVER2K/E3DESOLATES1T/5HOMER2A1I/"
            + "8R3L2/P2CABINS3T2/I2O7NA2/GAUZE6ON2/M2IF6Ut2/Y2EF6N3/1WEDS10/15/15 ALPTUX?/DEOOQU 327/409 0\n";

    @Test
    void printsValueAndLine() {
        Result result = Cli.runWith(SHORT, "endgame", "-");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).matches("1: \\+11 exact \\([0-9,]+ nodes, [0-9.]+ s\\)\n   1C AERIA\\(L\\)\n");
    }

    @Test
    void printsOneObjectPerPosition() {
        Result result = Cli.runWith("# two positions\n" + SHORT + "\n" + SHORT, "endgame", "-", "--json");
        assertThat(result.out().lines()).hasSize(2);
        for (String line : result.out().lines().toList()) {
            JsonNode object = JsonMapper.builder().build().readTree(line);
            assertThat(object.get("value").intValue()).isEqualTo(11);
            assertThat(object.get("exact").booleanValue()).isTrue();
            assertThat(object.get("line").get(0).stringValue()).isEqualTo("1C AERIA(L)");
            assertThat(object.has("moves")).isFalse();
        }
    }

    @Test
    void allListsEveryMove() {
        Result result = Cli.runWith(SHORT, "endgame", "-", "--all");
        assertThat(result.out()).contains("\n      +11    7  1C AERIA(L)\n").contains("    0  pass\n");
    }

    @Test
    void estimatesWhenTheTimeIsUp() {
        Result result = Cli.runWith(LONG, "endgame", "-", "--seconds", "0.001", "--threads", "1");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains(" estimate (");
    }

    @Test
    void missingRackIsWhatIsUnseen() {
        assertThat(Cli.runWith(SHORT.replace("/NT 392", "/ 392"), "endgame", "-")
                        .out())
                .startsWith("1: +11 exact");
    }

    @Test
    void refusesWhatIsNoEndgame(@TempDir Path directory) throws Exception {
        Path file = Files.writeString(directory.resolve("p.cgp"), "# none\n" + SHORT.replace("AAEIR", "AAEI"));
        assertThat(Cli.run("endgame", file.toString()))
                .isEqualTo(new Result(
                        2,
                        "",
                        "quoin endgame: " + file
                                + ", line 2: the bag must be empty to solve an endgame, but has 1 tile\n"));
        assertThat(Cli.runWith(">a: CARE 8G CARE +12 12\n>b: - +0 0\n", "endgame", "-")
                        .err())
                .startsWith("quoin endgame: standard input: the bag is not empty, or the racks are not known.");
        assertThat(Cli.runWith("", "endgame", "-").err()).startsWith("quoin endgame: standard input is empty");
        assertThat(Cli.runWith(SHORT, "endgame", "-", "--seconds", "0").exitCode())
                .isEqualTo(2);
        assertThat(Cli.runWith(SHORT, "endgame", "-", "--threads", "0").exitCode())
                .isEqualTo(2);
    }
}
