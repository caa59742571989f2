package dev.quoin.learning.pattern;

import dev.quoin.learning.log.CsvLog;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/// A learning curve in a file: a line for every so many games with the error of their values. Mutable, for one thread.
public final class PatternCurve {
    /// After so many games the curve has a point.
    public static final int EVERY = 10_000;

    private static final String GAMES = "games";
    private static final String ERROR = "error";

    private final CsvLog<Point> file;

    /// One point of the curve.
    ///
    /// @param games how many games were played
    /// @param error by how many discs values missed what they should have been, the root of the mean square
    public record Point(long games, double error) {}

    private PatternCurve(CsvLog<Point> file) {
        this.file = file;
    }

    static PatternCurve begin(Path file) {
        return new PatternCurve(CsvLog.begin(file, List.of(GAMES, ERROR), PatternCurve::point));
    }

    /// A curve that goes on after so many games; what was written of later ones is dropped.
    static PatternCurve resume(Path file, long games) {
        return new PatternCurve(CsvLog.resume(file, games, PatternCurve::point));
    }

    private static Point point(CsvLog.Row row) {
        return new Point((long) row.number(GAMES), row.number(ERROR));
    }

    void add(Point point) {
        var row = new LinkedHashMap<String, String>();
        row.put(GAMES, Long.toString(point.games()));
        row.put(ERROR, String.format(Locale.ROOT, "%.3f", point.error()));
        file.add(row);
    }

    List<Point> points() {
        return file.points();
    }
}
