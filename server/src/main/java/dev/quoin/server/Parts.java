package dev.quoin.server;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.server.analysis.AnalysisRoutes;
import dev.quoin.server.catalogue.CatalogueRoutes;
import dev.quoin.server.crossword.CrosswordRoutes;
import dev.quoin.server.crossword.HostedCrossword;
import dev.quoin.server.daily.Daily;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Routes;
import dev.quoin.server.operation.OperationRoutes;
import dev.quoin.server.othello.HostedOthello;
import dev.quoin.server.othello.OthelloRoutes;
import dev.quoin.server.player.PlayerRoutes;
import dev.quoin.server.room.AgentExecutor;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.Games;
import dev.quoin.server.watch.ArenaRoutes;
import dev.quoin.server.watch.WatchRoutes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What the server is made of, put together in one place.
final class Parts implements AutoCloseable {
    private final ServerConfig config;
    private final Database database;
    private final Meters meters = new Meters();
    private final Games games;
    private final AgentExecutor executor;
    private final HostedCrossword hostedCrossword;
    private final Rooms<CrosswordPosition, CrosswordMove> crosswords;
    private final Rooms<OthelloPosition, OthelloMove> othellos;
    private final Daily daily;

    private Parts(ServerConfig config, Database database) {
        this.config = config;
        this.database = database;
        this.games = new Games(database);
        Path folder = config.storage().folder();
        this.executor = new AgentExecutor(
                Math.max(1, Runtime.getRuntime().availableProcessors()),
                folder.resolve("agents"),
                config.replyBudget(),
                meters);
        this.hostedCrossword = new HostedCrossword(config.extras().crosswordAgents(), folder.resolve("words"));
        this.crosswords = new Rooms<>(hostedCrossword, games, executor, config.clock());
        this.othellos =
                new Rooms<>(new HostedOthello(config.extras().othelloAgents()), games, executor, config.clock());
        this.daily = Daily.open(database, config.clock());
        games().forEach(rooms -> meters.gauge("quoin_rooms_" + rooms.hosted().kind(), rooms::size));
    }

    /// Every game that the server hosts.
    private List<Rooms<?, ?>> games() {
        return List.of(crosswords, othellos);
    }

    static Parts open(ServerConfig config) {
        ServerConfig.Storage storage = config.storage();
        return new Parts(
                config, storage.database().map(Database::at).orElseGet(() -> Database.inFolder(storage.folder())));
    }

    /// Everything that is answered: a new part of the interface is one more line here.
    List<Routes> routes() {
        var routes = new ArrayList<Routes>(List.of(
                new OperationRoutes(config.version(), database, meters),
                new CatalogueRoutes(
                        config.version(),
                        crosswords.hosted().opponents(),
                        othellos.hosted().opponents(),
                        games,
                        daily.games()),
                new CrosswordRoutes(hostedCrossword, crosswords),
                new OthelloRoutes(othellos),
                new WatchRoutes(games()),
                new ArenaRoutes(config.extras().arena()),
                new AnalysisRoutes(hostedCrossword, executor),
                new PlayerRoutes(
                        database,
                        daily.games(),
                        daily.names(),
                        config.clock(),
                        Stream.concat(
                                        Stream.<Consumer<String>>of(games::forget),
                                        games().stream().<Consumer<String>>map(rooms -> rooms::forget))
                                .toList())));
        routes.addAll(daily.routes());
        return routes;
    }

    Database database() {
        return database;
    }

    Meters meters() {
        return meters;
    }

    /// Loads the words and the opponent of the usual game.
    void ready() {
        hostedCrossword.contestant("standard", "greedy");
    }

    /// Ends the streams of those who look on, which would keep the server from stopping.
    void announceEnd() {
        games().forEach(Rooms::close);
    }

    @Override
    public void close() {
        executor.close();
        daily.close();
        database.close();
    }
}
