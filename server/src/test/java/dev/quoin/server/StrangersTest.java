package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.room.GameLimits;
import dev.quoin.server.work.WorkLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// How long a player waits for replies while strangers start long analyses and leave.
///
/// Every stranger has an address of its own, which needs the loopback network of Linux.
@EnabledOnOs(OS.LINUX)
class StrangersTest {
    private static final int STRANGERS = 50;
    private static final int MANY = 500;

    /// The player opens a stream for every reply, faster than a browser would reload a page.
    private static final ConnectionLimits STREAMS = new ConnectionLimits(5000, 1000, 1000, Duration.ofSeconds(20));

    @TempDir
    Path folder;

    /// How long replies took.
    private record Times(List<Long> nanos) {
        Times {
            nanos = nanos.stream().sorted().toList();
        }

        double millis(double share) {
            return nanos.get((int) Math.min(nanos.size() - 1, Math.ceil(nanos.size() * share) - 1)) / 1e6;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "p50 %.1f ms, p99 %.1f ms, longest %.1f ms, %d replies",
                    millis(0.5),
                    millis(0.99),
                    millis(1),
                    nanos.size());
        }
    }

    /// A player whose moves are answered by the computer.
    private interface Victim {
        /// Makes moves until there are so many times, each of which says how long a reply took.
        void play(int count, List<Long> times);
    }

    private static Victim crossword(Client client) {
        return (count, times) -> {
            while (times.size() < count) {
                Person person = Person.begin(client, "standard", "greedy", "me");
                JsonNode game = person.game();
                while (!game.path("over").asBoolean() && times.size() < count) {
                    String move = person.moveText(game);
                    long begun = System.nanoTime();
                    assertThat(client.post(person.path() + "/moves", move).status())
                            .isEqualTo(200);
                    game = person.awaitTurn();
                    times.add(System.nanoTime() - begun);
                    pause(10);
                }
            }
        };
    }

    private static Victim othello(Client client) {
        return (count, times) -> {
            while (times.size() < count) {
                Client.Answer begun = client.post("/api/othello/games", "{\"opponent\": \"search:3\"}");
                String path = begun.header("Location");
                JsonNode game = begun.json();
                while (!game.path("over").asBoolean() && times.size() < count) {
                    JsonNode legal = game.path("legal");
                    String move = legal.isEmpty()
                            ? "pass"
                            : legal.path(0).path("move").asString();
                    int turn = game.path("turn").asInt();
                    long start = System.nanoTime();
                    Client.Answer answer =
                            client.post(path + "/moves", "{\"turn\": " + turn + ", \"move\": \"" + move + "\"}");
                    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                    game = client.await(
                            path,
                            now -> now.path("over").asBoolean()
                                    || now.path("toMove").equals(now.path("you")));
                    times.add(System.nanoTime() - start);
                    pause(10);
                }
            }
        };
    }

    private static Times measure(Victim victim, int count) {
        var times = new ArrayList<Long>();
        victim.play(count, times);
        return new Times(times);
    }

    /// Strangers who start an analysis of ten seconds each, hang up after a while, and start another.
    private static final class Crowd implements AutoCloseable {
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final List<Thread> threads = new ArrayList<>();
        final LongAdder analyses = new LongAdder();

        Crowd(int port) {
            for (int stranger = 0; stranger < STRANGERS; stranger++) {
                String address = "127.0.1." + (stranger + 1);
                int patience = 200 + 17 * stranger;
                threads.add(Thread.startVirtualThread(() -> {
                    while (!stopped.get()) {
                        startAndLeave(port, address, patience);
                    }
                }));
            }
        }

        private void startAndLeave(int port, String address, int patience) {
            String body = "{\"position\": \"f5d6c3d3c4f4f6f3e6e7\", \"seconds\": 10}";
            try (Socket socket =
                    new Socket(InetAddress.getLoopbackAddress(), port, InetAddress.getByName(address), 0)) {
                socket.getOutputStream()
                        .write("""
                                POST /api/analysis/othello HTTP/1.1\r
                                Host: localhost\r
                                Content-Type: application/json\r
                                Content-Length: %d\r
                                \r
                                %s""".formatted(body.length(), body).getBytes(StandardCharsets.US_ASCII));
                analyses.increment();
                pause(patience);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            stopped.set(true);
            try {
                for (Thread thread : threads) {
                    thread.join();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Running server() {
        return Running.with(
                folder,
                settings -> settings.withRate(ServerConfig.USUAL_RATE * 100)
                        .withLimits(new ServerConfig.Limits(WorkLimits.DEFAULT, GameLimits.DEFAULT, STREAMS))
                        .unlogged());
    }

    /// What quiet and attacked replies took.
    private record Comparison(Times quiet, Times attacked) {
        static Comparison of(String name, Running running, Victim victim, int count) throws InterruptedException {
            Times _ = measure(victim, count / 2);
            Times quiet = measure(victim, count);
            try (var crowd = new Crowd(running.server().address().getPort())) {
                pause(300);
                Times attacked = measure(victim, count);
                System.out.printf(
                        Locale.ROOT,
                        "%s, quiet: %s%n%s, %d strangers with %d analyses: %s%nload average %.2f%n",
                        name,
                        quiet,
                        name,
                        STRANGERS,
                        crowd.analyses.sum(),
                        attacked,
                        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
                return new Comparison(quiet, attacked);
            }
        }
    }

    @Test
    @Timeout(60)
    void aPlayerIsAnsweredAlthoughStrangersAnalyze() throws InterruptedException {
        try (Running running = server()) {
            Comparison times = Comparison.of("crossword", running, crossword(running.client()), 12);

            // Generous, because other tests may keep the machine busy; without priorities it is more than a minute.
            assertThat(times.attacked().millis(0.5)).isLessThan(3000);
        }
    }

    @Test
    @Tag("faults")
    @Timeout(300)
    void strangersDoNotSlowCrosswordRepliesDown() throws InterruptedException {
        try (Running running = server()) {
            check(Comparison.of("crossword", running, crossword(running.client()), MANY));
        }
    }

    @Test
    @Tag("faults")
    @Timeout(300)
    void strangersDoNotSlowOthelloRepliesDown() throws InterruptedException {
        try (Running running = server()) {
            check(Comparison.of("othello", running, othello(running.client()), MANY));
        }
    }

    private static void check(Comparison times) {
        assertThat(times.attacked().millis(0.99))
                .isLessThan(3 * times.quiet().millis(0.99))
                .isLessThan(1000);
    }
}
