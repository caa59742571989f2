package dev.quoin.cli.bench;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.BestPlay;
import dev.quoin.crossword.notation.MoveText;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.server.Server;
import dev.quoin.server.Settings;
import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Players who hand in daily games to a server in this process, over the loopback interface.
final class DailyBench {
    private static final LocalDate DATE = LocalDate.of(2026, 1, 1);
    private static final Pattern ID = Pattern.compile("\"id\":\"([a-z0-9]{12})\"");
    private static final double WARM_UP = 0.5;

    private final List<String> plays = plays();

    /// What was measured in the second half of the time.
    ///
    /// @param submissions how many moves were accepted
    /// @param seconds in how much time
    /// @param cpuSeconds in how much processor time of this process, players and server together
    /// @param medianMillis of the time until a move was answered
    /// @param slowMillis the time that 99 % of the moves were answered within
    record Figures(int submissions, double seconds, double cpuSeconds, double medianMillis, double slowMillis) {
        double perSecond() {
            return submissions / seconds;
        }

        double perCpuSecond() {
            return submissions / cpuSeconds;
        }
    }

    /// Measures for about so many seconds.
    ///
    /// @param folder for the database
    Figures measure(double seconds, int players, Path folder) throws InterruptedException, BindException {
        try (Server server = Server.start(Settings.local(folder, 0).withRate(0));
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            run(server.address(), threads, players, seconds * WARM_UP);
            long start = System.nanoTime();
            double cpu = processSeconds();
            List<Long> nanos = run(server.address(), threads, players, seconds * (1 - WARM_UP));
            double took = (System.nanoTime() - start) / 1e9;
            nanos.sort(null);
            return new Figures(
                    nanos.size(),
                    took,
                    processSeconds() - cpu,
                    nanos.get(nanos.size() / 2) / 1e6,
                    nanos.get((int) (nanos.size() * 0.99)) / 1e6);
        }
    }

    private List<Long> run(URI address, ExecutorService threads, int players, double seconds)
            throws InterruptedException {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        var running = new ArrayList<Future<List<Long>>>();
        for (int player = 0; player < players; player++) {
            running.add(threads.submit(() -> play(address, end)));
        }
        var nanos = new ArrayList<Long>();
        for (Future<List<Long>> one : running) {
            try {
                nanos.addAll(one.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("a player could not go on", e);
            }
        }
        return nanos;
    }

    /// Plays whole games, each as a new player, and says how long each move took.
    private List<Long> play(URI address, long end) throws IOException, InterruptedException {
        var nanos = new ArrayList<Long>();
        try (HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            while (nanos.isEmpty() || System.nanoTime() < end) {
                HttpResponse<String> begun =
                        post(http, address.resolve("api/daily/games"), Optional.empty(), "{\"date\":\"" + DATE + "\"}");
                String cookie = begun.headers().firstValue("Set-Cookie").orElseThrow();
                Matcher id = ID.matcher(begun.body());
                if (!id.find()) {
                    throw new IllegalStateException("a game must have an id, got " + begun.body());
                }
                URI moves = address.resolve("api/daily/games/" + id.group(1) + "/moves");
                for (String body : plays) {
                    long start = System.nanoTime();
                    post(http, moves, Optional.of(cookie.replaceFirst(";.*", "")), body);
                    nanos.add(System.nanoTime() - start);
                }
            }
        }
        return nanos;
    }

    private static HttpResponse<String> post(HttpClient http, URI address, Optional<String> cookie, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        cookie.ifPresent(value -> request.header("Cookie", value));
        HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
        if (response.statusCode() >= 300) {
            throw new IllegalStateException(
                    "every request must be granted, got " + response.statusCode() + ": " + response.body());
        }
        return response;
    }

    /// The bodies of the moves of a game: what scores most in each turn.
    private static List<String> plays() {
        DailyLetters rules = DailyLetters.of(DailyEdition.on(DATE));
        MoveText notation = MoveText.of(rules.variant().tiles().alphabet());
        var bodies = new ArrayList<String>();
        DailyGame game = rules.start(DailyPuzzle.of(DATE));
        while (!game.isOver()) {
            CrosswordMove best =
                    BestPlay.of(rules).in(game).map(DailyTurn.Played::play).orElseThrow();
            bodies.add("{\"turn\":" + bodies.size() + ",\"attempt\":" + bodies.size() + ",\"kind\":\"play\",\"text\":\""
                    + notation.write(game.position().board(), best) + "\"}");
            game = rules.play(game, best).game();
        }
        return List.copyOf(bodies);
    }

    private static double processSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
    }
}
