package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.Feature;
import dev.quoin.learning.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A learning curve: one line of comma-separated values for every game, in a file. Mutable, for one thread.
///
/// The columns are the number of the game from 1, the scores of learner and opponent, the error of the values before
/// the game was learnt from, and the weights after it.
public final class Curve {
    private final Path file;
    private final List<Point> points = new ArrayList<>();

    /// One game of the curve.
    ///
    /// @param game its number, from 1
    /// @param score what the learner scored
    /// @param opponentScore what its opponent scored
    /// @param error the root of the mean squared error of the values
    public record Point(long game, int score, int opponentScore, double error) {}

    private Curve(Path file) {
        this.file = file;
    }

    /// A new curve for weights of these features.
    static Curve begin(Path file, Weights weights) {
        String names = weights.features().features().stream().map(Feature::name).collect(Collectors.joining(","));
        AtomicFile.write(file, "game,score,opponentScore,error,bias," + names + "\n");
        return new Curve(file);
    }

    /// A curve that goes on after so many games; what was written of later ones is dropped.
    static Curve resume(Path file, long games) {
        var curve = new Curve(file);
        try {
            List<String> lines = Files.readAllLines(file);
            var kept = new StringBuilder(lines.isEmpty() ? "" : lines.getFirst()).append('\n');
            for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
                String[] cells = line.split(",", 5);
                if (cells.length == 5 && Long.parseLong(cells[0]) <= games) {
                    curve.points.add(new Point(
                            Long.parseLong(cells[0]),
                            Integer.parseInt(cells[1]),
                            Integer.parseInt(cells[2]),
                            Double.parseDouble(cells[3])));
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

    void add(Point point, Weights weights) {
        points.add(point);
        var line = new StringBuilder();
        line.append(point.game()).append(',').append(point.score()).append(',').append(point.opponentScore());
        line.append(String.format(Locale.ROOT, ",%.2f,%.4f", point.error(), weights.bias()));
        for (double value : weights.values()) {
            line.append(String.format(Locale.ROOT, ",%.4f", value));
        }
        try {
            Files.writeString(file, line.append('\n'), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All games so far.
    public List<Point> points() {
        return List.copyOf(points);
    }
}
