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

/// Simulates players who submit daily games to a server over the loopback interface.
final class DailyBench {
    private final BenchServer server;
    private final int players;
    private final List<String> plays = DailyMoves.bodies();

    /// Creates a benchmark with this many parallel players.
    DailyBench(BenchServer server, int players) {
        this.server = server;
        this.players = players;
    }

    /// The results. Every sixth request starts a game; it counts in the times but is not a submission.
    ///
    /// @param waits the response times of submissions
    /// @param seconds the elapsed time
    /// @param cpuSeconds the CPU time of the server
    record Figures(Waits waits, double seconds, double cpuSeconds) {
        double perSecond() {
            return waits.count() / seconds;
        }

        double cpuMillis() {
            return cpuSeconds * 1000 / waits.count();
        }
    }

    /// Has every player submit the next move as soon as the last one is answered.
    Figures flatOut(double seconds) throws InterruptedException {
        return measure(seconds, Pace.NONE);
    }

    /// Submits moves at a fixed rate, over all players. Response times count from when a move should have
    /// been sent, so delays caused by a slow server are included.
    Figures steady(double seconds, int perSecond) throws InterruptedException {
        return measure(seconds, new Pace(players * TimeUnit.SECONDS.toNanos(1) / perSecond));
    }

    /// The time between two moves of a player.
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

    /// Plays whole games, each as a new player, and returns the response time of each move.
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
