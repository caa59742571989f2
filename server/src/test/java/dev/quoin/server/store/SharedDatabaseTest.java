package dev.quoin.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.server.Databases;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.store.StoredGame.Standing;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What several servers do to one database.
class SharedDatabaseTest {
    private static final Standing OPEN = new Standing(false, List.of(0, 0), 1);

    @TempDir
    Path folder;

    private static StoredGame game(String id) {
        return StoredGame.begun(
                        id, "othello", "", "seed", "player", 0, List.of("", "greedy"), 0, Instant.ofEpochMilli(1000))
                .starting(new Standing(false, List.of(0, 0), 0));
    }

    private Database open(Kind kind) {
        return kind.fresh(folder).map(Database::at).orElseGet(() -> Database.inFolder(folder));
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void ofManyWhoFollowOneRevisionOneIsKept(Kind kind) throws Exception {
        try (Database database = open(kind);
                var threads = Executors.newFixedThreadPool(8)) {
            var games = new Games(database);
            games.add(game("abcdefghijkl"));
            StoredGame after = game("abcdefghijkl").after(Instant.ofEpochMilli(2000), OPEN);
            Callable<Boolean> turn = () -> games.addTurn(after, 1, "f5");

            int kept = 0;
            for (Future<Boolean> result :
                    threads.invokeAll(Stream.generate(() -> turn).limit(20).toList())) {
                kept += result.get() ? 1 : 0;
            }

            assertThat(kept).isOne();
            assertThat(games.update(after.resigned(Instant.ofEpochMilli(3000), 0)))
                    .isTrue();
            assertThat(games.takeBack(after.undone(Instant.ofEpochMilli(3000), OPEN), 0))
                    .isFalse();
            Games.Loaded loaded = games.load("othello", "abcdefghijkl").orElseThrow();
            assertThat(loaded.turns()).containsExactly(new StoredTurn("f5", 0));
            assertThat(loaded.game().revision()).isEqualTo(2);
            assertThat(loaded.game().resigned()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aReplyIsDueUntilSomebodyAsksForItOrItComes(Kind kind) {
        try (Database database = open(kind)) {
            var games = new Games(database);
            var leases = new Leases(database);
            games.add(game("abcdefghijkl"));
            assertThat(games.repliesDue("othello", 10)).isEmpty();
            StoredGame after = game("abcdefghijkl").after(Instant.ofEpochMilli(2000), OPEN);
            games.addTurn(after, 1, "f5");
            assertThat(games.repliesDue("othello", 10)).containsExactly("abcdefghijkl");
            assertThat(games.repliesDue("crossword", 10)).isEmpty();

            Lease asking =
                    leases.take(Games.replyLease(after), Duration.ofMinutes(1)).orElseThrow();
            assertThat(games.repliesDue("othello", 10)).isEmpty();
            leases.release(asking);
            assertThat(games.repliesDue("othello", 10)).hasSize(1);
            games.dropReply(after);
            assertThat(games.repliesDue("othello", 10)).isEmpty();
        }
    }

    @Test
    void aChangeIsAnnouncedToOtherServersOnPostgresql() throws InterruptedException {
        String url = Databases.postgresql();
        var heard = new LinkedBlockingQueue<String>();
        var connected = new CountDownLatch(1);
        try (Database one = Database.at(url);
                Database other = Database.at(url);
                var _ = other.announcements(heard::add, connected::countDown).orElseThrow()) {
            assertThat(connected.await(10, TimeUnit.SECONDS)).isTrue();
            var games = new Games(one);
            games.add(game("abcdefghijkl"));
            games.addTurn(game("abcdefghijkl").after(Instant.ofEpochMilli(2000), OPEN), 1, "f5");
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("abcdefghijkl");
            games.forget("player");
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("abcdefghijkl");
        }
    }

    @Test
    void aBrokenConnectionListensAgain() throws InterruptedException {
        String url = Databases.postgresql();
        var heard = new LinkedBlockingQueue<String>();
        var connected = new LinkedBlockingQueue<String>();
        try (Database database = Database.at(url);
                var _ = database.announcements(heard::add, () -> connected.add("connected"))
                        .orElseThrow()) {
            assertThat(connected.poll(10, TimeUnit.SECONDS)).isNotNull();
            database.read(handle -> handle.execute("""
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE query LIKE 'LISTEN%' AND datname = current_database()
                    """));
            assertThat(connected.poll(10, TimeUnit.SECONDS)).isNotNull();
            var games = new Games(database);
            games.add(game("abcdefghijkl"));
            games.update(game("abcdefghijkl").resigned(Instant.ofEpochMilli(2000), 0));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("abcdefghijkl");
        }
    }

    @Test
    void serversThatStartAtTheSameTimeMakeTheTablesOnce() throws Exception {
        String url = Databases.postgresql();
        try (var threads = Executors.newFixedThreadPool(4)) {
            var opened = new ArrayList<Future<byte[]>>();
            for (int server = 0; server < 4; server++) {
                opened.add(threads.submit(() -> {
                    try (Database database = Database.at(url)) {
                        return database.secret("cookie");
                    }
                }));
            }
            byte[] first = opened.getFirst().get();
            for (Future<byte[]> secret : opened) {
                assertThat(secret.get()).isEqualTo(first);
            }
        }
    }

    @Test
    void aSecondServerOnOneSqliteFileIsRefused() {
        try (Database first = Database.inFolder(folder)) {
            assertThat(first.isShared()).isFalse();
            assertThatThrownBy(() -> Database.inFolder(folder))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("another server is already using")
                    .hasMessageContaining(folder.resolve("quoin.db").toString());
        }
        Database.inFolder(folder).close();
    }
}
