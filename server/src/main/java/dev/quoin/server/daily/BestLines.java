package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineWatcher;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.server.store.Database;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The best known lines, each searched for once, in the background, and kept in the database. Thread-safe.
final class BestLines implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BestLines.class);
    private static final String BETWEEN_MOVES = ";";
    private static final long CLOSING_SECONDS = 5;

    private final Database database;
    private final DailyDesk desk;
    private final int width;
    private final Set<LocalDate> sought = ConcurrentHashMap.newKeySet();

    /// One thread, so that a search never takes more than one core from games and moves.
    private final ExecutorService searching = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("best-line").factory());

    BestLines(Database database, DailyDesk desk, int width) {
        this.database = database;
        this.desk = desk;
        this.width = width;
    }

    /// The line of a date; empty when it is being searched for, which begins with the first question.
    Optional<Line> of(LocalDate date) {
        Optional<Line> known = kept(date);
        if (known.isEmpty() && sought.add(date)) {
            try {
                searching.execute(() -> search(date));
            } catch (RejectedExecutionException e) {
                LOG.debug("no search while the server stops");
            }
        }
        return known;
    }

    private void search(LocalDate date) {
        try {
            DailyPuzzle puzzle = desk.puzzle(date);
            // Somebody may have asked just before the line was kept; another server may have found it.
            if (kept(date).isEmpty()) {
                Line line = BestLine.of(desk.rules(puzzle)).find(puzzle, width, LineWatcher.silent());
                if (!Thread.currentThread().isInterrupted()) {
                    keep(date, line);
                }
            }
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).addKeyValue("date", date).log("no best line found");
        } finally {
            sought.remove(date);
        }
    }

    private Optional<Line> kept(LocalDate date) {
        return database.read(handle -> handle.createQuery("SELECT rounds, moves FROM daily_line WHERE day = :day")
                .bind("day", date.toString())
                .map((row, context) -> replayed(date, row.getString("moves"), row.getInt("rounds")))
                .findOne());
    }

    private void keep(LocalDate date, Line line) {
        database.write(handle -> handle.createUpdate(
                        "INSERT INTO daily_line (day, rounds, moves) VALUES (:day, :rounds, :moves) ON CONFLICT DO NOTHING")
                .bind("day", date.toString())
                .bind("rounds", line.rounds())
                .bind("moves", line.moves().stream().map(MoveCode::write).collect(Collectors.joining(BETWEEN_MOVES)))
                .execute());
    }

    private Line replayed(LocalDate date, String text, int rounds) {
        DailyPuzzle puzzle = desk.puzzle(date);
        List<CrosswordMove> moves =
                Arrays.stream(text.split(BETWEEN_MOVES)).map(MoveCode::read).toList();
        var games = new ArrayList<DailyGame>();
        games.add(desk.rules(puzzle).start(puzzle));
        for (CrosswordMove move : moves) {
            games.add(desk.rules(puzzle).play(games.getLast(), move).game());
        }
        return new Line(games, moves, rounds);
    }

    /// Ends a search under way; nothing of it is kept.
    @Override
    public void close() {
        searching.shutdownNow();
        try {
            if (!searching.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("the search for a best line goes on");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
