package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.cli.serve.Visitor;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.BestPlay;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove;
import java.io.IOException;
import java.net.http.HttpClient;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Players who hand in daily games to a server over the loopback interface.
final class DailyBench {
    private static final LocalDate DATE = LocalDate.of(2026, 1, 1);
    private static final Pattern ID = Pattern.compile("\"id\":\"([a-z0-9]{12})\"");

    private final BenchServer server;
    private final int players;
    private final List<String> plays = plays();

    /// So many players at once.
    DailyBench(BenchServer server, int players) {
        this.server = server;
        this.players = players;
    }

    /// What was measured; beginning a game, which every sixth request does, counts in the times but is no submission.
    ///
    /// @param waits until a submission was answered
    /// @param seconds in how much time
    /// @param cpuSeconds in how much processor time of the server
    record Figures(Waits waits, double seconds, double cpuSeconds) {
        double perSecond() {
            return waits.count() / seconds;
        }

        double cpuMillis() {
            return cpuSeconds * 1000 / waits.count();
        }
    }

    /// Every player hands in the next move when the last is answered.
    Figures flatOut(double seconds) throws InterruptedException {
        return measure(seconds, Pace.NONE);
    }

    /// All players together hand in so many moves a second. A move waits from the moment when it should have been sent:
    /// what came late because the server was slow has waited, too.
    Figures steady(double seconds, int perSecond) throws InterruptedException {
        return measure(seconds, new Pace(players * TimeUnit.SECONDS.toNanos(1) / perSecond));
    }

    /// How long from one move of a player to the next.
    private record Pace(long nanos) {
        static final Pace NONE = new Pace(0);
    }

    private Figures measure(double seconds, Pace pace) throws InterruptedException {
        long begun = System.nanoTime();
        double cpu = server.cpuSeconds();
        var nanos = new ArrayList<Long>();
        try (HttpClient http = Visitor.connections();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            long end = begun + (long) (seconds * 1e9);
            var playing = new ArrayList<Future<List<Long>>>();
            for (int player = 0; player < players; player++) {
                long first = begun + player * pace.nanos() / players;
                playing.add(threads.submit(() -> play(http, first, end, pace)));
            }
            for (Future<List<Long>> one : playing) {
                nanos.addAll(one.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a player could not go on", e);
        }
        return new Figures(new Waits(nanos), (System.nanoTime() - begun) / 1e9, server.cpuSeconds() - cpu);
    }

    /// Plays whole games, each as somebody new, and says how long each move waited.
    private List<Long> play(HttpClient http, long first, long end, Pace pace) throws IOException, InterruptedException {
        var nanos = new ArrayList<Long>();
        long due = first;
        while (nanos.isEmpty() || System.nanoTime() < end) {
            var visitor = new Visitor(http, server.address());
            String moves = begin(visitor) + "/moves";
            for (String body : plays) {
                due = pace.equals(Pace.NONE) ? System.nanoTime() : due + pace.nanos();
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
                visitor.post(moves, body);
                nanos.add(System.nanoTime() - due);
            }
        }
        return nanos;
    }

    private static String begin(Visitor visitor) throws IOException, InterruptedException {
        String begun = visitor.post("api/daily/games", "{\"date\":\"" + DATE + "\"}");
        Matcher id = ID.matcher(begun);
        if (!id.find()) {
            throw new IllegalStateException("a game must have an id, got " + begun);
        }
        return "api/daily/games/" + id.group(1);
    }

    /// The bodies of the moves of a game: what scores most in each turn.
    private static List<String> plays() {
        DailyLetters rules = DailyLetters.of(DailyEdition.on(DATE));
        CrosswordMoveText notation =
                CrosswordMoveText.of(rules.variant().tiles().alphabet());
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
}
