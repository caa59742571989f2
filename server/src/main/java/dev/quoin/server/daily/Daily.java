package dev.quoin.server.daily;

import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.server.http.Routes;
import dev.quoin.server.store.Database;
import java.time.InstantSource;
import java.util.List;

/// Daily Letters on one database, put together. Thread-safe.
public final class Daily implements AutoCloseable {
    private final DailyGames games;
    private final Names names;
    private final DailyRanking ranking;
    private final DailyDesk desk;
    private final BestLines lines;

    private Daily(Database database, DailyGames games, DailyDesk desk, int width) {
        this.games = games;
        this.names = new Names(database);
        this.ranking = new DailyRanking(database);
        this.desk = desk;
        this.lines = new BestLines(database, desk, width);
    }

    /// The puzzles that a clock lets out.
    public static Daily open(Database database, InstantSource clock) {
        var games = new DailyGames(database);
        return open(database, games, new DailyDesk(games, clock), BestLine.USUAL_WIDTH);
    }

    /// The puzzles of a desk, with best lines of a width.
    static Daily open(Database database, DailyGames games, DailyDesk desk, int width) {
        return new Daily(database, games, desk, width);
    }

    /// Everything that is answered.
    public List<Routes> routes() {
        return List.of(
                new DailyRoutes(desk, games),
                new ResultRoutes(desk, games, ranking, lines),
                new LeaderboardRoutes(desk, games, ranking));
    }

    /// The games in the database.
    public DailyGames games() {
        return games;
    }

    /// The names of the players.
    public Names names() {
        return names;
    }

    @Override
    public void close() {
        lines.close();
    }
}
