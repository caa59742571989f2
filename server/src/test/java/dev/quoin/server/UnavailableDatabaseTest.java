package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A database that is locked or full is answered with 503 soon, by every writer at once, and `/health` says so.
class UnavailableDatabaseTest {
    private static final String BEGIN = "{\"variant\": \"mini\", \"opponent\": \"greedy\"}";
    private static final int WRITERS = 8;

    /// 2 s and what a busy machine adds.
    private static final double SECONDS = 3;

    @TempDir
    Path folder;

    private record Timed(Answer answer, double seconds) {}

    private static Timed begin(Client client) {
        long begun = System.nanoTime();
        Answer answer = client.post("/api/crossword/games", BEGIN);
        return new Timed(answer, (System.nanoTime() - begun) / 1e9);
    }

    private static void assertAllRefused(Running running) throws InterruptedException, ExecutionException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var writers = new ArrayList<Future<Timed>>();
            for (int number = 0; number < WRITERS; number++) {
                writers.add(threads.submit(() -> begin(running.client())));
            }
            for (Future<Timed> writer : writers) {
                assertThat(writer.get().answer().status()).isEqualTo(503);
                assertThat(writer.get().answer().string("code")).isEqualTo("unavailable");
                assertThat(writer.get().answer().header("Retry-After")).isNotEmpty();
                assertThat(writer.get().seconds()).isLessThan(SECONDS);
            }
        }
    }

    private static void assertHealth(Running running, boolean ready) {
        Client client = running.client();
        for (String path : List.of("/health", "/health/ready")) {
            Answer answer = client.get(path);
            assertThat(answer.status()).isEqualTo(ready ? 200 : 503);
            assertThat(answer.string("/checks/database")).isEqualTo(ready ? "ok" : "the database is not writable");
            assertThat(answer.string("/checks/disk")).isEqualTo("ok");
            assertThat(answer.string("/checks/pool")).isEqualTo("ok");
        }
        assertThat(client.get("/health/live").status()).isEqualTo(200);
    }

    private void assertRecovers(Running running) throws InterruptedException {
        // What /health has found is kept for a second.
        Thread.sleep(1100);
        assertHealth(running, true);
        assertThat(begin(running.client()).answer().status()).isEqualTo(201);
    }

    @Test
    void aLockedFileIsUnavailable() throws Exception {
        try (Running running = Running.in(folder)) {
            assertThat(begin(running.client()).answer().status()).isEqualTo(201);
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("quoin.db"));
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                assertAllRefused(running);
                assertHealth(running, false);
                assertThat(running.client().get("/api/games").status()).isEqualTo(200);
            }
            assertRecovers(running);
        }
    }

    @Test
    void aFullFileIsUnavailable() throws Exception {
        Path file = folder.resolve("quoin.db");
        Running.in(folder).close();
        String url = "jdbc:sqlite:" + file + "?max_page_count=" + pages(file);
        try (Running running = Running.with(folder, settings -> settings.withDatabase(Optional.of(url)))) {
            Client client = running.client();
            Timed last = begin(client);
            for (int games = 1; games < 200 && last.answer().status() == 201; games++) {
                last = begin(client);
            }
            assertThat(last.answer().status()).isEqualTo(503);
            assertThat(last.seconds()).isLessThan(SECONDS);
        }
    }

    private static int pages(Path file) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA page_count")) {
            return result.getInt(1);
        }
    }

    @Test
    void lockedTablesAreUnavailable() throws Exception {
        Optional<PostgresCluster> cluster = PostgresCluster.shared();
        Assumptions.assumeTrue(cluster.isPresent(), PostgresCluster::missing);
        String url = cluster.orElseThrow().freshDatabase();
        try (Running running = Running.with(folder, settings -> settings.withDatabase(Optional.of(url)))) {
            assertThat(begin(running.client()).answer().status()).isEqualTo(201);
            try (Connection other = DriverManager.getConnection(url);
                    Statement statement = other.createStatement()) {
                other.setAutoCommit(false);
                for (String table : tables(statement)) {
                    statement.execute("LOCK TABLE " + table + " IN ACCESS EXCLUSIVE MODE");
                }
                assertAllRefused(running);
                assertHealth(running, false);
                other.rollback();
            }
            assertRecovers(running);
        }
    }

    private static List<String> tables(Statement statement) throws SQLException {
        var tables = new ArrayList<String>();
        try (ResultSet result = statement.executeQuery("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")) {
            while (result.next()) {
                tables.add(result.getString(1));
            }
        }
        return tables;
    }
}
