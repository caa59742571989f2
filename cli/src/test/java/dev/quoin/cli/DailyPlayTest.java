package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.Terminals;
import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `quoin daily` against a real server on a real socket, for which it is noon of the second day.
class DailyPlayTest {
    private static final String FIRST_DAY = "2026-01-01";
    private static final String TODAY = "2026-01-02";
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse(TODAY + "T12:00:00Z"));

    /// The whole of a game of the first day that scores well.
    private static final String FIVE_TURNS = Stream.of(
                    "11F BANNED", "g11 aorta", "10J WILE", "15A ACEQUI(A)S", "8A VITIATOR", "")
            .reduce("", (before, play) -> before + play + "\n\n");

    @TempDir
    static Path games;

    private static Server server;

    @TempDir
    Path home;

    @BeforeAll
    static void startServer() throws BindException {
        server = Server.start(ServerConfig.local(games, 0).withClock(NOON));
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    private Result play(String input, String... arguments) {
        return run(home, server, new ByteArrayInputStream(input.getBytes(UTF_8)), arguments);
    }

    private static Result run(Path home, Server server, InputStream input, String... arguments) {
        var command =
                Stream.concat(Stream.of("daily", "--server", server.address().toString()), Stream.of(arguments));
        return run(home, input, command.toArray(String[]::new));
    }

    private static Result run(Path home, InputStream input, String... command) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var console = new Console(
                input, new Output(out), new Output(err), Map.of("QUOIN_DATA", home.toString()), Terminals.NONE);
        int exitCode = Run.of(console, command);
        return new Result(exitCode, out.toString(UTF_8), err.toString(UTF_8));
    }

    /// Input between whose lines something happens elsewhere.
    private static InputStream typed(String before, Runnable meanwhile, String after) {
        var event = new InputStream() {
            @Override
            public int read() {
                meanwhile.run();
                return -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return read();
            }
        };
        return new SequenceInputStream(
                new SequenceInputStream(new ByteArrayInputStream(before.getBytes(UTF_8)), event),
                new ByteArrayInputStream(after.getBytes(UTF_8)));
    }

    @Nested
    class Playing {
        @Test
        void boardRackTurnAndScoreAreShown() {
            Result result = play("", FIRST_DAY);

            assertThat(result.exitCode()).as(result.err()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out())
                    .startsWith("Daily Letters of 2026-01-01, not ranked, on http://localhost:")
                    .contains("\n 6  . 3L  .  .  . 3L  .  P  . 3L  .  .  . 3L  .\n")
                    .endsWith("""
                            Turn 1 of 5, 0 points so far. 85 tiles in the bag. Tries left: 10.
                            Rack: A, B, D, E, N, O, Q.
                            """);
        }

        @Test
        void aPlayIsPlacedScoredAndSentWithEnter() {
            Result result = play("11f banned\nundo\n11f banned\n\nturns\n", FIRST_DAY, "--plain");

            assertThat(result.out())
                    .contains("11F BA(N)NED scores 18 points if its words are valid. Enter plays it")
                    .contains("BANNED 11F: (3+1+1+1+1+2)×2 = 18\nThe tiles are back on your rack.\n")
                    .contains("You played 11F BA(N)NED for 18 points.\nTurn 2 of 5, 18 points so far.")
                    .endsWith("1. 11F BA(N)NED 18\n");
        }

        @Test
        void aRefusedWordCountsAndWhatCannotBeReadOrLieSoDoesNot() {
            Result result =
                    play("11F BANDED\n\n11F BANND\n\nwhat\n8A BAD\n\nexchange AB\nscore\n", FIRST_DAY, "--plain");

            assertThat(result.out())
                    .contains("Invalid move (41): the move needs 2 of D, but the rack ABDENOQ has 1.")
                    .contains("""
                            Invalid move (44): BANND at 11F is not in the lexicon.
                            The tiles are back on your rack. Tries left: 9.
                            """)
                    .contains("'what' is neither a command nor a play such as 8D WORD")
                    .contains("There are no exchanges in this game")
                    .endsWith("85 tiles in the bag. Tries left: 9.\n");
        }

        @Test
        void theEleventhRefusalCostsTheTurn() {
            Result result = play("11F BANND\n\n".repeat(11), FIRST_DAY, "--plain");

            assertThat(result.out())
                    .contains("From now on, each invalid play costs you the turn.\n")
                    .contains("You had no tries left, so it cost you the turn.\nTurn 2 of 5, 0 points so far.");
        }

        @Test
        @Tag("slow")
        void theResultTellsHowGoodEachTurnWasTheBestLineAndThePlace(@TempDir Path other) {
            // Somebody else, so that there is one to be compared with.
            run(other, server, new ByteArrayInputStream("skip\n".repeat(5).getBytes(UTF_8)), "--plain");
            Result first = play("skip\n".repeat(5) + "leaders\nname QOI\nleaders\n", "--plain");
            assertThat(first.out())
                    .startsWith("Daily Letters of 2026-01-02, ranked, ")
                    .contains("The game is over: 0 points.\n1. nothing 0, 0% of the best play\n2. nothing")
                    .contains("You scored 0% of the best five turns found. They will be shown on 2026-01-03 at 12:00"
                            + " UTC, when the day is over in every time zone.\n")
                    .contains(
                            "Rank 1 of 2 that day, as high as or higher than 100% of the others; your streak is 1 day.\n")
                    .contains("Daily Letters of 2 January 2026: 0 points; the turns scored 0, 0, 0, 0 and 0.\n")
                    .contains("Your name on leaderboards is QOI.\n")
                    .contains("\n1. QOI 0, you\n");

            Result late = play(FIVE_TURNS + "practice\nskip\n", FIRST_DAY);
            assertThat(late.out())
                    .containsPattern("5\\. 8A VITIATO\\(R\\) 86, \\d+% of the best play, \\S+ ")
                    .containsPattern("The best five turns found score \\d+, knowing all draws. You scored \\d+%")
                    .contains("Daily Letters · 1 January 2026\n🟥🟥🟧🟦🟦  452\n" + server.address() + "daily/"
                            + FIRST_DAY)
                    .doesNotContain("Place ")
                    .contains("Practice game of 2026-01-01, unranked.\n")
                    .contains("Turn 2 of 5, 0 points so far.");
            assertThat(play("", FIRST_DAY, "--practice").out())
                    .contains(", practice, ")
                    .contains("Turn 2 of 5");
        }
    }

    @Nested
    class ComingBack {
        @Test
        void anUnfinishedDayGoesOnForTheSameUserOnly(@TempDir Path other) throws IOException {
            play("skip\n", FIRST_DAY);

            assertThat(play("", FIRST_DAY).out()).contains("Turn 2 of 5");
            assertThat(run(other, server, InputStream.nullInputStream(), FIRST_DAY)
                            .out())
                    .contains("Turn 1 of 5");
            assertThat(Files.readString(home.resolve("daily-players"))).startsWith("http://localhost:");
        }

        @Test
        void aGameThatMidnightCameUponIsToldOf() {
            play("skip\n", FIRST_DAY);

            assertThat(play("").out())
                    .contains("Yesterday's game is not finished. To continue it: quoin daily 2026-01-01.");
        }

        @Test
        void aCodeMakesTwoTerminalsOnePlayer(@TempDir Path other) {
            Result told = play("skip\ncode\n", FIRST_DAY, "--plain");
            var code = Pattern.compile("within ten minutes: (\\S+)\n").matcher(told.out());
            assertThat(code.find()).as(told.out()).isTrue();

            Result joined = run(other, server, InputStream.nullInputStream(), FIRST_DAY, "--code", code.group(1));
            assertThat(joined.out()).contains("Turn 2 of 5");
            Result again = run(other, server, InputStream.nullInputStream(), FIRST_DAY, "--code", code.group(1));
            assertThat(again.exitCode()).isEqualTo(2);
            assertThat(again.err())
                    .isEqualTo("quoin daily: this code is not valid. A code works once, within ten minutes\n");
        }

        @Test
        void aGameThatWentOnElsewhereIsShownAsItIs() {
            InputStream input = typed("score\n", () -> play("11F BANNED\n\n", FIRST_DAY), "skip\n");
            Result result = run(home, server, input, FIRST_DAY, "--plain");

            assertThat(result.out())
                    .contains("The game was continued elsewhere. This is its current state.\nTurn 2 of 5, 18 points so"
                            + " far.");
        }

        @Test
        void aServerThatIsLostEndsWith2AndTheGameIsThereWhenItComesBack(@TempDir Path folder) throws BindException {
            ServerConfig settings = ServerConfig.local(folder, 0).withClock(NOON);
            Server lost = Server.start(settings);
            InputStream input = typed("skip\n", lost::close, "11F BANNED\nturns\n");
            Result result = run(home, lost, input, FIRST_DAY, "--plain");

            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out())
                    .containsPattern(
                            "The connection was lost: no server is running at http://localhost:\\d+\\. Your moves are saved")
                    .endsWith("1. skipped 0\n");
            try (Server back = Server.start(settings)) {
                assertThat(run(home, back, InputStream.nullInputStream(), FIRST_DAY)
                                .out())
                        .contains("Turn 2 of 5");
            }
        }
    }

    @Nested
    class OnATerminal {
        @Test
        void typingOnTheBoardShowsTheScoreAndControlCLeavesTheGameThere() throws Exception {
            Map<String, String> environment = Map.of("QUOIN_DATA", home.toString());
            String[] command = {"daily", FIRST_DAY, "--server", server.address().toString()};
            Result result = PseudoTerminal.run(
                    home, environment, List.of("skip\r", "\u001b[D", "\u001b[D", "b", "\u0003"), command);

            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out())
                    .contains("You skipped the turn.")
                    .contains("Typing on the board:")
                    .contains("[B]")
                    .contains("Turn 2 of 5");
            assertThat(play("", FIRST_DAY).out()).contains("Turn 2 of 5");
        }
    }

    @Nested
    class Refused {
        private void refused(String message, String... arguments) {
            Result result = run(
                    home,
                    InputStream.nullInputStream(),
                    Stream.concat(Stream.of("daily"), Stream.of(arguments)).toArray(String[]::new));
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .startsWith("quoin daily: ")
                    .contains(message)
                    .hasLineCount(1);
        }

        @Test
        void datesWithoutAPuzzle() {
            String address = server.address().toString();
            refused("got 'tomorrow'", "tomorrow", "--server", address);
            refused("the puzzle of 2026-01-03 is not available yet", "2026-01-03", "--server", address);
            refused("the first puzzle is from 2026-01-01, got 2025-12-31", "2025-12-31", "--server", address);
        }

        @Test
        void addressesThatAreNone() {
            refused("--server must be a URL such as http://localhost:8080, got 'quoin'", "--server", "quoin");
            refused("got 'ftp://localhost'", "--server", "ftp://localhost");
            refused("got 'http://'", "--server", "http://");
        }

        @Test
        void aServerThatDoesNotRun() throws IOException {
            int port;
            try (var taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
                port = taken.getLocalPort();
            }
            refused("no server is running at http://127.0.0.1:" + port, "--server", "http://127.0.0.1:" + port);
        }

        @Test
        void aServerOfSomethingElse() throws Exception {
            try (var socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
                Thread other = Thread.ofVirtual().start(() -> answerAsSomethingElse(socket));
                String address = "http://127.0.0.1:" + socket.getLocalPort();
                refused(
                        address + " is not a Quoin server, or has another version: it returned 200",
                        "--server",
                        address);
                other.join();
            }
        }

        private static void answerAsSomethingElse(ServerSocket socket) {
            try (Socket asked = socket.accept();
                    OutputStream out = asked.getOutputStream()) {
                asked.getInputStream().read(new byte[4096]);
                out.write("HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>".getBytes(UTF_8));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
