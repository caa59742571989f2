package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class MovesCommandTest {
    private static final String EMPTY = "15/".repeat(14) + "15 ";
    private static final String QUIZ = "15/".repeat(7) + "5QUIZ6/" + "15/".repeat(6) + "15 ";

    @Test
    void playsComeBestFirst() {
        Result result = Cli.run("moves", "--top", "2", "--cgp", EMPTY + "QUIZ/ 0/0 0");
        assertThat(result).isEqualTo(new Result(0, "44\t8E QUIZ\n44\t8F QUIZ\n", ""));
    }

    @Test
    void aReceiptShowsTheArithmetic() {
        assertThat(Cli.run("moves", "--top", "1", "--receipt", "--cgp", QUIZ + "ZES/ 0/44 0")
                        .out())
                .isEqualTo("35\t8F (QUIZ)ZES\tQUIZZES 8F: 10+1+1+10+10+1+1×2 = 35\n");
    }

    @Test
    void playsCanBeSortedByEquity() {
        String position = QUIZ + "AEEVTCD/ 0/44 0";
        assertThat(Cli.run("moves", "--top", "1", "--cgp", position).out()).startsWith("17\t");
        Result best = Cli.run("moves", "--top", "1", "--sort", "equity", "--cgp", position);
        assertThat(best.out()).startsWith("15\tG7 D(U)VET\tACE\t17.");
        assertThat(Cli.run("moves", "--top", "1", "--equity", "--receipt", "--cgp", position)
                        .out())
                .matches("17\tI6 AD\\(Z\\)E\tCETV\t14\\.\\d\tADZE I6: .*\n");
    }

    @Test
    void leaveValuesMayBeMissing(@TempDir Path directory) throws Exception {
        String position = QUIZ + "AEEVTCD/ 0/44 0 bdn wwf;";
        assertThat(Cli.run("moves", "--top", "1", "--equity", "--cgp", position).out())
                .endsWith("\t-\n");
        Result refused = Cli.run("moves", "--sort", "equity", "--cgp", position);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).startsWith("quoin moves: no leave values for wwf with enable: learn them with");

        Path file = directory.resolve("own.leaves");
        assertThat(Cli.run("learn", "leaves", "--variant", "mini", "--games", "2", "--output", file.toString())
                        .exitCode())
                .isZero();
        Result own = Cli.run(
                "moves",
                "--equity",
                "--variant",
                "mini",
                "--leaves",
                file.toString(),
                "--cgp",
                "5/5/5/5/5 CARTS/ 0/0 0");
        assertThat(own.out()).contains("\t").doesNotContain("\t-\n");
        assertThat(Cli.run("moves", "--equity", "--leaves", file.toString(), "--cgp", position)
                        .err())
                .contains("own.leaves");
    }

    @Test
    void aSummaryHasCountBestAndSum(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("positions.cgp");
        Files.writeString(
                file,
                "# two positions\n" + EMPTY + "QZ/ 0/0 0\n\n" + EMPTY + "QI/ 0/0 0 lex enable;\n" + EMPTY
                        + "AA/ 0/0 0\n");
        assertThat(Cli.run("moves", "--cgp-file", file.toString(), "--summary"))
                .isEqualTo(new Result(0, "0\t0\t0\n0\t0\t0\n2\t4\t8\n", ""));
    }

    @Test
    void standardInputIsAFileToo() {
        Result result = Cli.runWith(EMPTY + "AA/ 0/0 0", "moves", "--cgp-file", "-", "--summary", "--json");
        var json = JsonMapper.builder().build().readTree(result.out());
        assertThat(json.get("plays").asInt()).isEqualTo(2);
        assertThat(json.get("sum").asInt()).isEqualTo(8);
    }

    @Test
    void aPositionsOwnWordListIsUsedOrItsAbsenceTold() {
        assertThat(Cli.run("moves", "--summary", "--cgp", EMPTY + "AA/ 0/0 0 lex mini;")
                        .out())
                .isEqualTo("0\t0\t0\n");
        Result other = Cli.run("moves", "--summary", "--cgp", EMPTY + "AA/ 0/0 0 lex CSW24;");
        assertThat(other.out()).isEqualTo("2\t4\t8\n");
        assertThat(other.err()).contains("CSW24").contains("enable").hasLineCount(1);
    }

    @Test
    void aVariantGivesTheRules() {
        Result result = Cli.run("moves", "--variant", "mini7", "--top", "1", "--cgp", "7/7/7/7/7/7/7 CAT/ 0/0 0");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("10\t4");
    }

    @Test
    void exactlyOneSourceIsNeeded() {
        assertThat(Cli.run("moves").exitCode()).isEqualTo(2);
        assertThat(Cli.run("moves", "--cgp", EMPTY + "AA/ 0/0 0", "--cgp-file", "x")
                        .exitCode())
                .isEqualTo(2);
        assertThat(Cli.run("moves", "--top", "0", "--cgp", EMPTY + "AA/ 0/0 0").err())
                .isEqualTo("quoin moves: --top must be at least 1, got 0\n");
    }
}
