package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OthelloCommandTest {
    /// Nine empty squares; with White to move the best is c8, which wins by 12.
    private static final String ENDGAME = "OOOO----XOXXXXXXXXOOXXXXXXXOXXOXXOXXOOOXXOXOXOOXXXOXXOO-XO-XO---";

    private static final String OVER = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X";

    @TempDir
    Path directory;

    @Nested
    class PerftOfDepths {
        @Test
        void countsEveryDepth() {
            Result result = Cli.run("othello", "perft", "6", "--threads", "2");
            assertThat(result.exitCode()).isZero();
            assertThat(columns(result, 0, 2)).containsExactly("1 4", "2 12", "3 56", "4 244", "5 1,396", "6 8,200");
        }

        @Test
        void startsAnywhere() {
            Result start = Cli.run("othello", "perft", "5");
            Result after = Cli.run("othello", "perft", "4", "--from", "F5");
            // The four first moves are the same but for a turn of the board.
            assertThat(columns(start, 0, 2).getLast()).isEqualTo("5 1,396");
            assertThat(columns(after, 0, 2).getLast()).isEqualTo("4 349");
        }

        @Test
        void dividesTheLeavesAmongTheMoves() {
            assertThat(columns(Cli.run("othello", "perft", "4", "--divide"), 0, 2))
                    .containsExactly("d3 61", "c4 61", "f5 61", "e6 61");
        }

        @Test
        void jsonHasAnObjectADepth() {
            List<JsonNode> depths = json(Cli.run("othello", "perft", "3", "--json"));
            assertThat(depths).hasSize(3);
            assertThat(depths.getLast().get("leaves").asLong()).isEqualTo(56);
            assertThat(depths.getLast().get("complete").asBoolean()).isTrue();
        }

        @Test
        void anInterruptEndsWith130AndTellsWhatWasCounted() throws Exception {
            Process process =
                    Cli.process("Main", Map.of(), "othello", "perft", "20").start();
            try (var out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (int depth = 1; depth <= 7; depth++) {
                    assertThat(out.readLine()).startsWith(" " + depth + " ");
                }
                assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                                .start()
                                .waitFor())
                        .isZero();
                assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            }
            assertThat(process.exitValue()).isEqualTo(130);
            assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                    .matches("quoin othello perft: interrupted at depth \\d+ after [\\d,]+ leaves in .*\n");
        }
    }

    @Nested
    class SolvedEndgames {
        @Test
        void aGivenScoreThatAgreesIsFine() throws Exception {
            Path file = save("ends.obf", ENDGAME + " O; C8:+12;\n");
            Result result = Cli.run("othello", "solve", file.toString());
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).contains("+12   +12 ").contains("all 1 given scores match");
        }

        @Test
        void aGivenScoreThatDiffersIsMarkedAndTheAnswerIsNo() throws Exception {
            Path file = save("ends.obf", ENDGAME + " O; C8:+14;\n" + ENDGAME + " O;\n");
            Result result = Cli.run("othello", "solve", file.toString());
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out()).contains("+12  +14! ").contains("1 of 1 given scores differ");
        }

        @Test
        void jsonHasScoreAndLine() {
            Result result = Cli.runWith(ENDGAME + " O; C8:+12;\n", "othello", "solve", "-", "--json");
            JsonNode solved = json(result).getFirst();
            assertThat(solved.get("score").asInt()).isEqualTo(12);
            assertThat(solved.get("line").get(0).asString()).isEqualTo("c8");
            assertThat(solved.get("given").asInt()).isEqualTo(12);
            assertThat(solved.get("agrees").asBoolean()).isTrue();
            assertThat(solved.get("empty").asInt()).isEqualTo(9);
            assertThat(solved.get("nodes").asLong()).isPositive();
        }

        @Test
        void aPastedPositionIsSolved() {
            Result result = Cli.run("othello", "solve", "--position", ENDGAME + " white to move");
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).contains("+12").contains("no given scores");
        }

        @Test
        void positionsBeforeABadLineAreAnswered() {
            Result result = Cli.runWith(ENDGAME + " O;\n\nnonsense\n", "othello", "solve", "-", "--json");
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(json(result)).hasSize(1);
            assertThat(result.err()).startsWith("quoin othello solve: standard input:3:1: ");
        }

        @Test
        void aGameThatIsOverHasItsScore() {
            assertThat(json(Cli.run("othello", "solve", "--position", OVER, "--json"))
                            .getFirst()
                            .get("score")
                            .asInt())
                    .isZero();
        }
    }

    @Nested
    class Hints {
        @Test
        void movesComeBestFirstWithTheirLine() {
            Result result = Cli.run("othello", "hint", "f5d6c3", "--depth", "4", "--moves", "3");
            assertThat(result.exitCode()).isZero();
            assertThat(result.out().lines())
                    .hasSize(3)
                    .allMatch(
                            line -> line.matches("[+-]\\d+\\.\\d\\d\t[a-h][1-8]\tdepth 4\t[a-h][1-8]( [a-h][1-8]){3}"));
            assertThat(result.err()).startsWith("White to move; ");
        }

        @Test
        void whatIsSolvedIsExact() {
            assertThat(Cli.runWith(ENDGAME + " O", "othello", "hint").out()).startsWith("+12\tc8\texact\tc8 ");
            JsonNode hint = json(Cli.runWith(ENDGAME + " O", "othello", "hint", "--json", "--moves", "2"))
                    .getFirst();
            assertThat(hint.get("toMove").asString()).isEqualTo("white");
            assertThat(hint.get("moves")).hasSize(2);
            assertThat(hint.get("moves").get(0).get("exact").asBoolean()).isTrue();
            assertThat(hint.get("moves").get(0).get("value").asDouble()).isEqualTo(12);
        }

        @Test
        void aFinishedGameHasNoHint() {
            Result result = Cli.run("othello", "hint", OVER);
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.err()).isEqualTo("quoin othello hint: the game is over: Black 32, White 32\n");
        }

        @Test
        void aNodeLimitIsDeterministic() {
            Result first = Cli.run("othello", "hint", "start", "--nodes", "5000", "--moves", "9");
            assertThat(Cli.run("othello", "hint", "start", "--nodes", "5000", "--moves", "9")
                            .out())
                    .isEqualTo(first.out());
        }
    }

    @Nested
    class Engines {
        @Test
        void nboardAnswersAPingAndMoves() {
            Result result = Cli.runWith("nboard 2\nset depth 2\ngo\nping 7\nquit\n", "othello", "nboard");
            assertThat(result.exitCode()).isZero();
            assertThat(result.out())
                    .contains("set myname Quoin")
                    .contains("\n=== ")
                    .endsWith("pong 7\n");
        }

        @Test
        void gtpMakesMoves() {
            Result result = Cli.runWith("play black f5\ngenmove white\nnonsense\n", "othello", "gtp", "--depth", "2");
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).matches("(?s)=\n\n= [a-h][1-8]\n\n\\? .*\n\n");
        }
    }

    @Nested
    class CheckedFiles {
        @Test
        void goodFilesAreFine() throws Exception {
            Path games = save("games.txt", "f5d6c3d3c4\n\nf5f6\n");
            Path ends = save("ends", ENDGAME + " O; C8:+12;\n");
            Result result = Cli.run("othello", "check", games.toString(), ends.toString());
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).isEqualTo(games + ": fine, 2 games\n" + ends + ": fine, 1 position\n");
        }

        @Test
        void everyFaultIsNamedWithItsPlace() throws Exception {
            Path games = save("games.txt", "f5d6c3\nf5a1\nd3\nd3d3\n");
            Result result = Cli.run("othello", "check", games.toString());
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out().lines())
                    .containsExactly(
                            games + ":2:3: move 2: found 'a1', expected a legal move: a1 turns no disc for White",
                            games + ":4:3: move 2: found 'd3', expected a legal move: d3 is occupied: it has a black"
                                    + " disc");
        }

        @Test
        void aResultThatTheMovesDoNotLeadToIsAFault() throws Exception {
            String game = Files.readString(Path.of(System.getProperty("quoin.root"), "examples", "game.ggf"));
            Path wrong = save("wrong.ggf", game.replaceFirst("RE\\[[^]]*]", "RE[+64]"));
            List<JsonNode> found = json(Cli.run("othello", "check", "--json", wrong.toString()));
            assertThat(found.getFirst().get("fine").asBoolean()).isFalse();
            assertThat(found.getFirst().get("problems").get(0).get("message").asString())
                    .contains("wrong.ggf: game 1: RE: found +64, expected ");
        }

        @Test
        void oneUnreadableFileDoesNotHideTheOthers() throws Exception {
            Path good = save("good.txt", "f5\n");
            Result result =
                    Cli.run("othello", "check", directory.resolve("none").toString(), good.toString());
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out()).isEqualTo(good + ": fine, 1 game\n");
            assertThat(result.err()).contains("no such file").hasLineCount(1);
        }

        @Test
        void gamesAreConverted() throws Exception {
            Path games = save("games.txt", "F5 D6 C3\nf5a1\n1. f5 f6\n");
            Result result = Cli.run("othello", "convert", games.toString(), "--to", "transcripts");
            assertThat(result.out()).isEqualTo("f5d6c3\nf5f6\n");
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("games.txt:2:3").hasLineCount(1);
            Path ggf = save(
                    "games.ggf",
                    Cli.run("othello", "convert", games.toString(), "--to", "ggf")
                            .out());
            assertThat(Cli.run("othello", "convert", ggf.toString(), "--to", "transcripts")
                            .out())
                    .isEqualTo("f5d6c3\nf5f6\n");
        }
    }

    @Nested
    class NamesOfWthor {
        private static final String NUMBERED = "(;GM[Othello]PB[number 1]PW[number 2]TY[8]RE[?]";
        private static final String NAMED = "(;GM[Othello]PC[Cup of Nowhere]PB[Lovelace Ada]PW[Zoë]TY[8]RE[?]";

        @Test
        void gamesOfEdaxAndPlayOkAreOpened() throws Exception {
            Path sgf = save("game.sgf", "(;FF[4]GM[2]AP[edax:4.5.3]PC[Edax]PB[ada]PW[ben]SZ[8]B[f5];W[d6];B[c3];)\n");
            Path pgn = save("game.pgn", "[Site \"PlayOK\"]\n[Black \"ada\"]\n[White \"ben\"]\n\n1. f5 d6 2. c3\n");
            for (Path file : List.of(sgf, pgn)) {
                assertThat(Cli.run("othello", "check", file.toString()).out()).isEqualTo(file + ": fine, 1 game\n");
                String text = Files.readString(file);
                assertThat(Cli.runWith(text, "othello", "check", "-").out())
                        .isEqualTo("standard input: fine, 1 game\n");
                assertThat(Cli.run("othello", "convert", file.toString(), "--to", "ggf")
                                .out())
                        .contains("PB[ada]PW[ben]")
                        .endsWith("B[F5]W[D6]B[C3];)\n");
                assertThat(Cli.run("othello", "show", file.toString(), "--text").out())
                        .isEqualTo(
                                Cli.run("othello", "show", "f5d6c3", "--text").out());
            }
            Result refused = Cli.run(
                    "othello", "check", save("bad.sgf", "(;GM[1];B[aa])\n").toString());
            assertThat(refused.exitCode()).isEqualTo(1);
            assertThat(refused.out()).contains("bad.sgf:1:3: GM: found '1', expected 2, which is Othello");
            Result empty = Cli.run("othello", "check", save("empty.ggf", "\n").toString());
            assertThat(empty.exitCode()).isEqualTo(2);
            assertThat(empty.err()).endsWith("empty.ggf has no games\n");
        }

        @Test
        void withoutNameFilesPlayersAreNumbers() throws Exception {
            assertThat(convert(games()).out()).startsWith(NUMBERED + "BO[").contains("]B[F5]W[D6];)");
        }

        @Test
        void nameFilesNextToTheGamesAreUsed() throws Exception {
            Path games = games();
            names("WTHOR.JOU", 20, "???", "Lovelace Ada", "Zoë");
            names("wthor.trn", 26, "Cup of Nowhere");
            Result result = convert(games);
            assertThat(result.out()).startsWith(NAMED + "BO[");
            assertThat(result.exitCode()).isZero();
            Path ggf = save("games.ggf", result.out());
            assertThat(Cli.run("othello", "check", ggf.toString()).out()).endsWith("fine, 1 game\n");
        }

        @Test
        void nameFilesCanBeElsewhere() throws Exception {
            Path games = games();
            Files.createDirectory(directory.resolve("names"));
            Path players = names("names/p.jou", 20, "???", "Lovelace Ada", "Zoë");
            Path tournaments = names("names/t.trn", 26, "Cup of Nowhere");
            assertThat(convert(games, "--players", players.toString(), "--tournaments", tournaments.toString())
                            .out())
                    .startsWith(NAMED);
            assertThat(convert(games, "--players", players.toString()).out())
                    .startsWith("(;GM[Othello]PB[Lovelace Ada]PW[Zoë]TY");
        }

        @Test
        void brokenNameFileIsNamed() throws Exception {
            Path games = games();
            Path players = names("p.jou", 19, "???", "Lovelace Ada");
            Result result = convert(games, "--players", players.toString());
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("p.jou: byte 36: name 1 of 2");
            Result missing = convert(
                    games, "--tournaments", directory.resolve("none.trn").toString());
            assertThat(missing.exitCode()).isEqualTo(2);
            assertThat(missing.err()).contains("none.trn");
        }

        @Test
        void namesNeedWthorGamesAndGgf() throws Exception {
            Path players = names("p.jou", 20, "???");
            for (Result result : List.of(
                    Cli.run(
                            "othello",
                            "convert",
                            games().toString(),
                            "--to",
                            "boards",
                            "--players",
                            players.toString()),
                    convert(save("games.txt", "f5d6\n"), "--players", players.toString()))) {
                assertThat(result.exitCode()).isEqualTo(2);
                assertThat(result.err())
                        .isEqualTo("quoin othello convert: --players and --tournaments need a WTHOR file (.wtb) and"
                                + " --to ggf\n");
            }
        }

        private Result convert(Path games, String... options) {
            var arguments = new ArrayList<>(List.of("othello", "convert", games.toString(), "--to", "ggf"));
            arguments.addAll(List.of(options));
            return Cli.run(arguments.toArray(String[]::new));
        }

        /// One game of player 1 against player 2 in tournament 0: f5, d6.
        private Path games() throws Exception {
            byte[] game = new byte[68];
            game[2] = 1;
            game[4] = 2;
            game[8] = 56;
            game[9] = 64;
            var file = new ByteArrayOutputStream();
            file.writeBytes(header(1, 0));
            file.writeBytes(game);
            return Files.write(directory.resolve("games.wtb"), file.toByteArray());
        }

        private Path names(String name, int size, String... names) throws Exception {
            var file = new ByteArrayOutputStream();
            file.writeBytes(header(0, names.length));
            for (String each : names) {
                file.writeBytes(Arrays.copyOf(each.getBytes(StandardCharsets.ISO_8859_1), size));
            }
            return Files.write(directory.resolve(name), file.toByteArray());
        }

        private byte[] header(int games, int names) {
            return new byte[] {20, 24, 1, 31, (byte) games, 0, 0, 0, (byte) names, 0, 0, 0, 8, 0, 22, 0};
        }
    }

    private Path save(String name, String text) throws Exception {
        return Files.writeString(directory.resolve(name), text);
    }

    private static List<JsonNode> json(Result result) {
        return result.out()
                .lines()
                .map(line -> JsonMapper.builder().build().readTree(line))
                .toList();
    }

    private static List<String> columns(Result result, int from, int to) {
        return result.out()
                .lines()
                .map(line -> String.join(" ", List.of(line.strip().split(" +")).subList(from, to)))
                .toList();
    }
}
