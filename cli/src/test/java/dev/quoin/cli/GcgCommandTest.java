package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class GcgCommandTest {
    private static final String GAME = """
            #player1 ann Ann
            #player2 ben Ben
            >ann: AEIQTUZ 8F QUIZ +44 44
            >ben: AADEERT I6 AD.E +17 17
            >ann: AAETTUX -UX +0 44
            """;

    @TempDir
    Path directory;

    @Test
    void aGameThatAgreesIsFine() throws Exception {
        Path file = save("game.gcg", GAME);
        Result result = Cli.run("gcg", "check", file.toString());
        assertThat(result.out()).isEqualTo(file + ": fine, 2 plays, ann 44, ben 17\n");
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
    }

    @Test
    void aWrongScoreIsNamedWithFileLineExpectedAndFound() throws Exception {
        Path file = save("game.gcg", GAME.replace("QUIZ +44 44", "QUIZ +45 45"));
        Result result = Cli.run("gcg", "check", file.toString());
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out())
                .startsWith(file + ":3: points: expected +44 (QUIZ 8F: (10+1+1+10)×2 = 44), found +45\n");
    }

    @Test
    void aFileWithoutAnEventIsNoRecord() throws Exception {
        Path file = save("README.md", "# Quoin\n\nPlay, solve and train.\n");
        for (String command : new String[] {"check", "show"}) {
            Result result = Cli.run("gcg", command, file.toString());
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .isEqualTo("quoin gcg " + command + ": " + file
                            + ": not a game record, because it has no event such as >ann: AEIQTUZ 8F QUIZ +44 44\n");
        }
    }

    @Test
    void wordsAreCheckedOnlyAgainstAGivenList() throws Exception {
        Path file =
                save("game.gcg", GAME.replace("QUIZ", "QUZI").lines().limit(3).reduce("", (a, b) -> a + b + "\n"));
        assertThat(Cli.run("gcg", "check", file.toString()).exitCode()).isZero();
        Result result = Cli.run("gcg", "check", "-l", "enable", file.toString());
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out()).contains(file + ":3: word: ").contains("QUZI");
    }

    @Test
    void withdrawnPlaysAndBonusesMustAgreeWithTheChallengeRule() throws Exception {
        Path file = save("game.gcg", """
                #player1 ann Ann
                #player2 ben Ben
                >ann: AEIQTUZ 8F QUZI +44 44
                >ann: AEIQTUZ -- -44 0
                >ben: AADEERT 8G AD +6 6
                >ben: AEERTEE (challenge) +5 11
                """);
        assertThat(Cli.run("gcg", "check", file.toString()).exitCode()).isZero();
        assertThat(Cli.run("gcg", "check", "-l", "enable", "--challenge", "5pt", file.toString())
                        .exitCode())
                .isZero();
        assertThat(Cli.run("gcg", "check", "--challenge", "10pt", file.toString())
                        .out())
                .isEqualTo(file + ":6: challenge: expected +10, because the rule is 10pt, found +5\n");
        assertThat(Cli.run("gcg", "check", "--challenge", "double", file.toString())
                        .out())
                .isEqualTo(file + ":6: challenge: expected no points for a challenge, because the rule is double, found"
                        + " +5 for ben\n");
        assertThat(Cli.run("gcg", "check", "--challenge", "void", file.toString())
                        .out())
                .startsWith(file + ":4: withdrawal: expected no play taken back, because the rule is void, found --\n")
                .hasLineCount(2);
        Result wrong = Cli.run("gcg", "check", "--challenge", "triple", file.toString());
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err())
                .isEqualTo(
                        "quoin gcg check: --challenge must be one of void, single, double, 5pt, 10pt, got 'triple'\n");
    }

    @Test
    void anUnchallengedPhonyIsARemark() throws Exception {
        Path file = save("game.gcg", ">ann: AEIQTUZ 8F QUZI +44 44\n");
        Result result = Cli.run("gcg", "check", "-l", "enable", "--challenge", "single", file.toString());
        assertThat(result.exitCode()).isZero();
        assertThat(result.err())
                .isEqualTo("remark: " + file + ":1: word: expected words of the lexicon, found QUZI, which stayed\n");
    }

    @Test
    void oneUnreadableFileDoesNotHideTheOthers() throws Exception {
        Path good = save("good.gcg", ">ann: AEIQTUZ 8F QUIZ +44 44\n");
        Path bad = save("bad.gcg", ">ann: AEIQTUZ 8F\n");
        Result result = Cli.run(
                "gcg", "check", bad.toString(), directory.resolve("none.gcg").toString(), good.toString());
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).startsWith(good + ": fine, 1 play,");
        assertThat(result.err()).contains(bad + ":1").contains("no such file").hasLineCount(2);
    }

    @Test
    void jsonTellsProblemsAndScores() throws Exception {
        Path file = save("game.gcg", ">ann: AEIQTUZ 8F QUIZ +45 45\n");
        var json = JsonMapper.builder()
                .build()
                .readTree(Cli.run("gcg", "check", "--json", file.toString()).out());
        assertThat(json.get("fine").asBoolean()).isFalse();
        assertThat(json.get("problems").get(0).get("line").asInt()).isEqualTo(1);
        assertThat(json.get("problems").get(0).get("about").asString()).isEqualTo("points");
        assertThat(json.get("players").get(0).get("nick").asString()).isEqualTo("ann");
    }

    @Test
    void showDrawsTheFinalBoardAndTheArithmetic() throws Exception {
        Path file = save("game.gcg", ">ann: AEIQTUZ 8F QUIZ +44 44\n");
        Result result = Cli.run("gcg", "show", file.toString());
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains("QUIZ 8F: (10+1+1+10)×2 = 44\n")
                .contains(" 8 3W  .  . 2L  .  Q  U  I  Z  .  . 2L  .  . 3W\n")
                .endsWith("ann 44\n");
    }

    private Path save(String name, String text) throws Exception {
        return Files.writeString(directory.resolve(name), text);
    }
}
