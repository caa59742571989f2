package dev.quoin.learning.pattern;

import dev.quoin.learning.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A learning curve in a file: a line for every so many games with the error of their values. Mutable, for one thread.
public final class PatternCurve {
    /// After so many games the curve has a point.
    public static final int EVERY = 10_000;

    private static final String HEAD = "games,error\n";

    private final Path file;
    private final List<Point> points = new ArrayList<>();

    /// One point of the curve.
    ///
    /// @param games how many games were played
    /// @param error by how many discs values missed what they should have been, the root of the mean square
    public record Point(long games, double error) {}

    private PatternCurve(Path file) {
        this.file = file;
    }

    static PatternCurve begin(Path file) {
        AtomicFile.write(file, HEAD);
        return new PatternCurve(file);
    }

    /// A curve that goes on after so many games; what was written of later ones is dropped.
    static PatternCurve resume(Path file, long games) {
        var curve = new PatternCurve(file);
        try {
            var kept = new StringBuilder(HEAD);
            for (String line : Files.readAllLines(file)) {
                String[] cells = line.split(",", 2);
                if (cells[0].matches("[0-9]{1,15}") && cells.length == 2 && Long.parseLong(cells[0]) <= games) {
                    curve.points.add(new Point(Long.parseLong(cells[0]), Double.parseDouble(cells[1])));
                    kept.append(line).append('\n');
                }
            }
            AtomicFile.write(file, kept.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(file + " is no learning curve: " + e.getMessage(), e);
        }
        return curve;
    }

    void add(Point exact) {
        // As the file writes it, so that a curve that was read again is the same.
        var point = new Point(exact.games(), Math.round(1000 * exact.error()) / 1000.0);
        points.add(point);
        try {
            Files.writeString(
                    file,
                    String.format(Locale.ROOT, "%d,%.3f\n", point.games(), point.error()),
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Point> points() {
        return List.copyOf(points);
    }
}
