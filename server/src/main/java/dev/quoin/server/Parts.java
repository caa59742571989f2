package dev.quoin.server;

import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.analysis.AnalysisRoutes;
import dev.quoin.server.catalogue.CatalogueRoutes;
import dev.quoin.server.catalogue.RatingRoutes;
import dev.quoin.server.crossword.HostedCrossword;
import dev.quoin.server.daily.Daily;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Routes;
import dev.quoin.server.operation.Health;
import dev.quoin.server.operation.OperationRoutes;
import dev.quoin.server.othello.HostedOthello;
import dev.quoin.server.player.PlayerRoutes;
import dev.quoin.server.room.AgentExecutor;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Housekeeping;
import dev.quoin.server.room.ReplyLeases;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.store.Announcements;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.Leases;
import dev.quoin.server.watch.ArenaRoutes;
import dev.quoin.server.watch.WatchRoutes;
import dev.quoin.server.work.WorkScheduler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The components of the server, wired together in one place.
final class Parts implements AutoCloseable {
    private final ServerConfig config;
    private final Database database;
    private final Meters meters = new Meters();
    private final Games stored;
    private final WorkScheduler scheduler;
    private final AgentExecutor executor;
    private final ReplyLeases replies;
    private final HostedCrossword crossword;
    private final List<HostedGame<?, ?>> games;
    private final List<Rooms<?, ?>> rooms;
    private final AnalysisRoutes analysis;
    private final Daily daily;
    private final Housekeeping housekeeping;
    private final Optional<Announcements> announcements;

    private Parts(ServerConfig config, Database database) {
        this.config = config;
        this.database = database;
        this.stored = new Games(database);
        Path folder = config.storage().folder();
        ServerConfig.Extras extras = config.extras();
        this.crossword = new HostedCrossword(
                extras.agents(CrosswordRuleset.ID), extras.variants(), folder.resolve("words"), extras.sandbox());
        // Every game that the server hosts: a new game is one more entry.
        this.games = List.of(crossword, new HostedOthello(extras.agents(OthelloRuleset.ID), extras.sandbox()));
        var leases = new Leases(database);
        this.replies = new ReplyLeases(leases);
        this.scheduler = new WorkScheduler(config.limits().work(), meters);
        this.executor = new AgentExecutor(scheduler, folder.resolve("agents"), config.replyBudget(), meters);
        this.daily = Daily.open(database, config.clock(), config.extras().dailySecret(), scheduler);
        this.rooms = games.stream().<Rooms<?, ?>>map(this::rooms).toList();
        this.analysis = new AnalysisRoutes(crossword, scheduler, daily::checkAnalysis);
        rooms.forEach(game -> meters.gauge("quoin_rooms_" + game.hosted().kind(), game::size));
        this.housekeeping =
                new Housekeeping(rooms, stored, leases, config.limits().games(), config.clock(), meters);
        this.announcements = database.announcements(
                id -> rooms.forEach(game -> game.changed(id)), () -> rooms.forEach(Rooms::refresh));
    }

    private <P, M> Rooms<P, M> rooms(HostedGame<P, M> game) {
        return new Rooms<>(game, stored, config.limits().games(), executor, replies, config.clock());
    }

    static Parts open(ServerConfig config) {
        ServerConfig.Storage storage = config.storage();
        Database database = storage.database().map(Database::at).orElseGet(() -> Database.inFolder(storage.folder()));
        try {
            return new Parts(config, database);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /// Returns all routes: a new part of the API is one more line here.
    List<Routes> routes(List<Health.Check> readiness) {
        var forgetting = new ArrayList<Consumer<String>>(List.of(stored::forget));
        rooms.forEach(game -> forgetting.add(game::forget));
        var routes = new ArrayList<Routes>(List.of(
                new OperationRoutes(
                        config.version(), Health.of(database, config.storage().folder()), readiness, meters),
                new CatalogueRoutes(config.version(), games, crossword::variants, stored, daily.games()),
                new RatingRoutes(games, stored),
                new WatchRoutes(rooms),
                new ArenaRoutes(config.extras().arena()),
                analysis,
                new PlayerRoutes(database, daily.games(), daily.names(), config.clock(), forgetting)));
        rooms.forEach(game -> routes.add(game.routes(scheduler)));
        routes.addAll(daily.routes());
        return routes;
    }

    Database database() {
        return database;
    }

    Meters meters() {
        return meters;
    }

    /// Loads in advance what the first game of each kind needs.
    void ready() {
        games.forEach(HostedGame::warmUp);
    }

    /// Stops searches and event streams, which would keep the server from stopping.
    void announceEnd() {
        scheduler.cancelAll();
        rooms.forEach(Rooms::close);
    }

    @Override
    public void close() {
        announcements.ifPresent(Announcements::close);
        housekeeping.close();
        scheduler.close();
        replies.close();
        database.close();
    }
}
