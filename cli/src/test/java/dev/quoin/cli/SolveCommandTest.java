package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class SolveCommandTest {
    private static final String BOARD = """
            5
            3. .. .2 .. 3.
            .. .. .. .. ..
             q  u  i  z ..
            .. .. .. .. ..
            3. .. .2 .. 3.
            """;

    private static final String BEFORE_AND_AFTER = BOARD + BOARD.replace("z ..", "z  Z");

    @Test
    void theBestPlayIsShownToTheByteAsAProcess() {
        byte[] input = (BOARD + "zes").getBytes(UTF_8);
        // SIZE down the middle: s 1 + i 1 + z 10 + e 1×2 = 14.
        assertThat(Cli.runProcess("Main", input, Map.of("LC_ALL", "C"), "solve", "enable"))
                .isEqualTo(new Result(0, """
                Input Board:
                3. .. .2 .. 3.
                .. .. .. .. ..
                 q  u  i  z ..
                .. .. .. .. ..
                3. .. .2 .. 3.
                Tray: zes
                Solution size has 14 points
                Solution Board:
                3. .. .2 .. 3.
                .. ..  s .. ..
                 q  u  i  z ..
                .. ..  z .. ..
                3. ..  e .. 3.

                """, ""));
    }

    @Test
    void solverJarsMainDoesTheSame() {
        byte[] input = (BOARD + "zes\n").getBytes(UTF_8);
        assertThat(Cli.runProcess("SolverMain", input, Map.of(), "enable"))
                .isEqualTo(Cli.runProcess("Main", input, Map.of(), "solve", "enable"));
    }

    @Test
    void aBoardWithoutALegalPlaySaysSo() {
        Result result = Cli.runWith(BOARD + "vvv\n", "solve", "enable");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains("Tray: vvv\nNo legal move found\nSolution Board:\n3. .. .2 .. 3.\n");
    }

    @Test
    void topListsSeveralSolutions() {
        Result result = Cli.runWith(BOARD + "aes\n", "solve", "enable", "--top", "2");
        assertThat(result.out().lines().filter(line -> line.startsWith("Solution ") && line.endsWith("points")))
                .hasSize(2);
        Result all = Cli.runWith(BOARD + "aes\n", "solve", "enable", "--all");
        assertThat(all.out().lines().filter(line -> line.endsWith("points")).count())
                .isGreaterThan(2);
    }

    @Test
    void jsonGivesEveryPlayWithItsReceipt() {
        var json = JsonMapper.builder()
                .build()
                .readTree(Cli.runWith(BOARD + "aes\n", "solve", "enable", "--json")
                        .out());
        assertThat(json.get("board").asInt()).isEqualTo(1);
        assertThat(json.get("tray").asString()).isEqualTo("aes");
        assertThat(json.get("moves").size()).isGreaterThan(3);
        int before = Integer.MAX_VALUE;
        for (var move : json.get("moves")) {
            int score = move.get("score").asInt();
            assertThat(score).isLessThanOrEqualTo(before);
            before = score;
            int sum = move.get("receipt").get("bonus").asInt();
            for (var word : move.get("receipt").get("words")) {
                int letters = 0;
                for (var letter : word.get("letters")) {
                    letters += letter.get("value").asInt()
                            * letter.get("multiplier").asInt();
                }
                assertThat(word.get("sum").asInt()).isEqualTo(letters);
                sum += word.get("score").asInt();
            }
            assertThat(sum)
                    .isEqualTo(score)
                    .isEqualTo(move.get("receipt").get("total").asInt());
        }
    }

    @Test
    void cgpPositionsAreSolvedToo() {
        String empty = "15/".repeat(14) + "15 QUIZ/ 0/0 0\n";
        assertThat(Cli.runWith(empty, "solve", "enable", "--cgp").out()).isEqualTo("44\t8E QUIZ\n");
    }

    @Nested
    class Score {
        @Test
        void aPlayIsJudgedToTheByte() {
            Result result = Cli.runProcess("ScoreCheckerMain", BEFORE_AND_AFTER.getBytes(UTF_8), Map.of(), "enable");
            assertThat(result).isEqualTo(new Result(0, """
                    original board:
                    3. .. .2 .. 3.
                    .. .. .. .. ..
                     q  u  i  z ..
                    .. .. .. .. ..
                    3. .. .2 .. 3.
                    result board:
                    3. .. .2 .. 3.
                    .. .. .. .. ..
                     q  u  i  z  Z
                    .. .. .. .. ..
                    3. .. .2 .. 3.
                    play is Z at (2, 4)
                    play is not legal
                    """, ""));
        }

        @Test
        void jsonGivesTheReasonOfARefusal() {
            var json = JsonMapper.builder()
                    .build()
                    .readTree(Cli.runWith(BEFORE_AND_AFTER, "score", "enable", "--json")
                            .out());
            assertThat(json.get("legal").asBoolean()).isFalse();
            assertThat(json.get("refusal").get("code").asInt()).isEqualTo(44);
            assertThat(json.get("refusal").get("reason").asString()).isEqualTo("invalid-word");
            assertThat(json.get("refusal").get("message").asString()).contains("QUIZz");
        }

        @Test
        void casesAreSeparatedByAnEmptyLine() {
            Result result = Cli.runWith(BEFORE_AND_AFTER + "\r\n" + BOARD + BOARD, "score", "enable");
            assertThat(result.out())
                    .contains("play is not legal\n\noriginal board:\n")
                    .endsWith("play is empty\nplay is not legal\n");
        }
    }
}
