package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.server.daily.key.PuzzleKeys;
import dev.quoin.server.daily.line.BestLines;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.store.Database;
import dev.quoin.server.work.WorkScheduler;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/// The components of Daily Letters on one database. Thread-safe.
public final class Daily {
    private final DailyGames games;
    private final Names names;
    private final DailyRanking ranking;
    private final DailyDesk desk;
    private final BestLines lines;

    private Daily(Database database, DailyGames games, DailyDesk desk, WorkScheduler scheduler, int width) {
        this.games = games;
        this.names = new Names(database);
        this.ranking = new DailyRanking(database);
        this.desk = desk;
        this.lines = new BestLines(database, desk::puzzle, desk::rules, desk::today, scheduler, width);
    }

    /// Creates the components. Puzzles are released by the clock, and determined by a secret if there is
    /// one.
    ///
    /// @param scheduler runs the searches for best lines
    /// @throws dev.quoin.server.store.DatabaseException when the database was used with another secret
    public static Daily open(
            Database database, InstantSource clock, Optional<DailySecret> secret, WorkScheduler scheduler) {
        var games = new DailyGames(database);
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        PuzzleKeys keys = PuzzleKeys.open(database, secret, today);
        return open(database, games, new DailyDesk(games, clock, keys), scheduler, BestLine.USUAL_WIDTH);
    }

    /// Creates the components for a desk, with best lines of the given width.
    static Daily open(Database database, DailyGames games, DailyDesk desk, WorkScheduler scheduler, int width) {
        return new Daily(database, games, desk, scheduler, width);
    }

    /// Returns all routes.
    public List<Routes> routes() {
        return List.of(
                new DailyRoutes(desk, games),
                new ResultRoutes(desk, games, ranking, lines),
                new LeaderboardRoutes(desk, games, ranking));
    }

    /// Rejects the analysis of a position that belongs to a puzzle whose ranked games are still open.
    ///
    /// @throws Refused with 403 when it does
    public void checkAnalysis(CgpPosition position) {
        desk.checkAnalysis(position);
    }

    /// Returns the games in the database.
    public DailyGames games() {
        return games;
    }

    /// Returns the names of the players.
    public Names names() {
        return names;
    }
}
