package dev.quoin.server.daily.line;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineProgress;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.server.store.Database;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The best lines in the database, and the progress of searches for more. Thread-safe.
final class StoredLines {
    private static final String BETWEEN_MOVES = ";";

    private final Database database;
    private final Function<LocalDate, DailyPuzzle> puzzles;
    private final Function<DailyPuzzle, DailyLetters> rules;

    StoredLines(
            Database database, Function<LocalDate, DailyPuzzle> puzzles, Function<DailyPuzzle, DailyLetters> rules) {
        this.database = database;
        this.puzzles = puzzles;
        this.rules = rules;
    }

    DailyPuzzle puzzle(LocalDate date) {
        return puzzles.apply(date);
    }

    DailyLetters rules(DailyPuzzle puzzle) {
        return rules.apply(puzzle);
    }

    /// Returns the line of a date; empty when it is not known yet.
    Optional<Line> line(LocalDate date) {
        return database.read(handle -> handle.createQuery("SELECT rounds, moves FROM daily_line WHERE day = :day")
                .bind("day", date.toString())
                .map((row, context) -> replayed(date, row.getString("moves"), row.getInt("rounds")))
                .findOne());
    }

    /// Returns the progress of a search of this width.
    Optional<LineProgress> progress(LocalDate date, int width) {
        return database.read(handle -> handle.createQuery("""
                        SELECT rounds, looks, moves FROM daily_line_progress WHERE day = :day AND width = :width""")
                .bind("day", date.toString())
                .bind("width", width)
                .map((row, context) -> new LineProgress(
                        replayed(date, row.getString("moves"), row.getInt("rounds")), row.getInt("looks")))
                .findOne());
    }

    /// Stores a line, and deletes the progress of the search.
    void keep(LocalDate date, Line line) {
        database.write(handle -> {
            handle.createUpdate(
                            "INSERT INTO daily_line (day, rounds, moves) VALUES (:day, :rounds, :moves) ON CONFLICT DO NOTHING")
                    .bind("day", date.toString())
                    .bind("rounds", line.rounds())
                    .bind("moves", moves(line))
                    .execute();
            return handle.createUpdate("DELETE FROM daily_line_progress WHERE day = :day")
                    .bind("day", date.toString())
                    .execute();
        });
    }

    /// Stores the progress of a search, unless another server has made more progress.
    void keep(LocalDate date, int width, LineProgress progress) {
        database.write(handle -> handle.createUpdate("""
                        INSERT INTO daily_line_progress (day, width, rounds, looks, moves)
                        VALUES (:day, :width, :rounds, :looks, :moves)
                        ON CONFLICT (day) DO UPDATE SET width = excluded.width, rounds = excluded.rounds,
                            looks = excluded.looks, moves = excluded.moves
                        WHERE daily_line_progress.width <> excluded.width
                            OR daily_line_progress.rounds < excluded.rounds""")
                .bind("day", date.toString())
                .bind("width", width)
                .bind("rounds", progress.line().rounds())
                .bind("looks", progress.looks())
                .bind("moves", moves(progress.line()))
                .execute());
    }

    private static String moves(Line line) {
        return line.moves().stream().map(MoveCode::write).collect(Collectors.joining(BETWEEN_MOVES));
    }

    private Line replayed(LocalDate date, String text, int rounds) {
        DailyPuzzle puzzle = puzzle(date);
        DailyLetters letters = rules(puzzle);
        List<CrosswordMove> moves =
                Arrays.stream(text.split(BETWEEN_MOVES)).map(MoveCode::read).toList();
        var games = new ArrayList<DailyGame>();
        games.add(letters.start(puzzle));
        for (CrosswordMove move : moves) {
            games.add(letters.play(games.getLast(), move).game());
        }
        return new Line(games, moves, rounds);
    }
}
