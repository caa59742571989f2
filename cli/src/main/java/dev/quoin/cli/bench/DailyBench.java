package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.server.visit.DailyMoves;
import dev.quoin.server.visit.Visitor;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// Players who hand in daily games to a server over the loopback interface.
final class DailyBench {
    private final BenchServer server;
    private final int players;
    private final List<String> plays = DailyMoves.bodies();

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
            throw new IllegalStateException("a player could not continue", e);
        }
        return new Figures(new Waits(nanos), (System.nanoTime() - begun) / 1e9, server.cpuSeconds() - cpu);
    }

    /// Plays whole games, each as somebody new, and says how long each move waited.
    private List<Long> play(HttpClient http, long first, long end, Pace pace) throws IOException, InterruptedException {
        var nanos = new ArrayList<Long>();
        long due = first;
        while (nanos.isEmpty() || System.nanoTime() < end) {
            var visitor = new Visitor(http, server.address());
            String moves = DailyMoves.begin(visitor);
            for (String body : plays) {
                due = pace.equals(Pace.NONE) ? System.nanoTime() : due + pace.nanos();
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
                visitor.post(moves, body);
                nanos.add(System.nanoTime() - due);
            }
        }
        return nanos;
    }
}
