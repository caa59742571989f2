package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two servers on one PostgreSQL are killed in turns, one every five seconds, while fifty games are played through
/// both. It takes 15 % of `QUOIN_FAULTS_SECONDS`.
@Tag("faults")
class KilledServersTest {
    private static final int GAMES = 50;
    private static final Duration BETWEEN_KILLS = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    private final List<URI> addresses = new CopyOnWriteArrayList<>();
    private final Process[] processes = new Process[2];

    private static Duration duration() {
        long budget = Long.parseLong(System.getenv().getOrDefault("QUOIN_FAULTS_SECONDS", "1200"));
        return Duration.ofSeconds(budget).multipliedBy(3).dividedBy(20);
    }

    private Process start(int server, String database) throws IOException {
        Path own = folder.resolve("server" + server);
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xshare:auto",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        own.toString(),
                        database)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static URI address(Process process) throws IOException {
        BufferedReader out = process.inputReader();
        return URI.create(out.readLine());
    }

    @Test
    void noAcknowledgedMoveIsLostOrMadeTwiceAndEveryGameFinishes() throws Exception {
        String database = Databases.postgresql();
        Duration duration = duration();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int server = 0; server < processes.length; server++) {
                processes[server] = start(server, database);
            }
            for (Process process : processes) {
                addresses.add(address(process));
            }
            var players = new ArrayList<TravellingPlayer>();
            var games = new ArrayList<Future<JsonNode>>();
            for (int game = 0; game < GAMES; game++) {
                boolean othello = game % 2 == 0;
                // So that a game lasts about as long as the killing.
                Duration pause = duration.dividedBy(othello ? 40 : 20);
                var player = new TravellingPlayer(this::anyServer, pause, game);
                players.add(player);
                games.add(
                        threads.submit(() -> othello ? player.playOthello("greedy") : player.playCrossword("greedy")));
            }

            int kills = kill(database, duration);
            assertThat(kills).isGreaterThanOrEqualTo((int) (duration.toSeconds() / 15));

            for (int game = 0; game < GAMES; game++) {
                players.get(game).verify(games.get(game).get(2, TimeUnit.MINUTES));
            }
        } finally {
            for (Process process : processes) {
                if (process != null) {
                    process.destroyForcibly().waitFor();
                }
            }
        }
    }

    private URI anyServer() {
        return addresses.get(ThreadLocalRandom.current().nextInt(addresses.size()));
    }

    /// Kills one server after the other for a time, each as soon as the last one is back; returns how many.
    private int kill(String database, Duration duration) throws IOException, InterruptedException {
        long end = System.nanoTime() + duration.toNanos();
        int kills = 0;
        while (System.nanoTime() < end) {
            Thread.sleep(BETWEEN_KILLS);
            int server = kills % processes.length;
            processes[server].destroyForcibly().waitFor();
            processes[server] = start(server, database);
            addresses.set(server, address(processes[server]));
            kills++;
        }
        return kills;
    }
}
