package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.server.Client;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.key.PuzzleKeys;
import dev.quoin.server.http.Conduct;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Web;
import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.player.PlayerRoutes;
import dev.quoin.server.store.Database;
import dev.quoin.server.work.WorkLimits;
import dev.quoin.server.work.WorkScheduler;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The daily part of the server on a real socket and a real database, with a clock of the test's own.
final class TestServer implements AutoCloseable {
    /// Best lines that are found at once, and are not very good.
    private static final int WIDTH = 2;

    private final Database database;
    private final WorkScheduler scheduler;
    private final Web web;

    private TestServer(Database database, WorkScheduler scheduler, Web web) {
        this.database = database;
        this.scheduler = scheduler;
        this.web = web;
    }

    /// Where a server keeps its games: a file in a folder, or a schema in PostgreSQL.
    record Home(Path folder, Optional<String> url) {
        static Home in(Kind kind, Path folder) {
            return new Home(folder, kind.fresh(folder));
        }

        static Home sqlite(Path folder) {
            return new Home(folder, Optional.empty());
        }

        Database open() {
            return url.map(Database::at).orElseGet(() -> Database.inFolder(folder));
        }
    }

    static TestServer start(Home home, InstantSource clock) {
        return start(home, clock, DailyPuzzle::of);
    }

    static TestServer start(Home home, InstantSource clock, Function<LocalDate, DailyPuzzle> puzzles) {
        Database database = home.open();
        var games = new DailyGames(database);
        PuzzleKeys keys = PuzzleKeys.open(database, Optional.empty(), LocalDate.EPOCH);
        var meters = new Meters();
        var scheduler = new WorkScheduler(WorkLimits.DEFAULT, meters);
        Daily daily = Daily.open(database, games, new DailyDesk(games, clock, keys, puzzles), scheduler, WIDTH);
        var routes = new ArrayList<>(daily.routes());
        routes.add(new PlayerRoutes(database, games, daily.names(), clock, List.of()));
        try {
            Web web = Web.start(
                    "127.0.0.1",
                    0,
                    new Conduct(0, Proxy.NONE, true, Conduct.Reach.THIS_MACHINE),
                    database.secret("cookie"),
                    meters,
                    routes);
            return new TestServer(database, scheduler, web);
        } catch (BindException e) {
            throw new IllegalStateException(e);
        }
    }

    URI site() {
        return URI.create("http://localhost:" + web.port());
    }

    /// Somebody new.
    Client client() {
        return new Client(site());
    }

    @Override
    public void close() {
        web.close();
        scheduler.close();
        database.close();
    }
}
