package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.Feature;
import dev.quoin.learning.log.CsvLog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/// A learning curve: one line of comma-separated values for every game, in a file. Mutable, for one thread.
///
/// The columns are the number of the game from 1, the scores of learner and opponent, the error of the values before
/// the game was learnt from, and the weights after it.
public final class Curve {
    private static final String GAME = "game";
    private static final String SCORE = "score";
    private static final String OPPONENT_SCORE = "opponentScore";
    private static final String ERROR = "error";
    private static final String BIAS = "bias";

    private final CsvLog<Point> file;

    /// One game of the curve.
    ///
    /// @param game its number, from 1
    /// @param score what the learner scored
    /// @param opponentScore what its opponent scored
    /// @param error the root of the mean squared error of the values
    public record Point(long game, int score, int opponentScore, double error) {}

    private Curve(CsvLog<Point> file) {
        this.file = file;
    }

    /// A new curve for weights of these features.
    static Curve begin(Path file, Weights weights) {
        var columns = new ArrayList<>(List.of(GAME, SCORE, OPPONENT_SCORE, ERROR, BIAS));
        weights.features().features().stream().map(Feature::name).forEach(columns::add);
        return new Curve(CsvLog.begin(file, columns, Curve::point));
    }

    /// A curve that goes on after so many games; what was written of later ones is dropped.
    static Curve resume(Path file, long games) {
        return new Curve(CsvLog.resume(file, games, Curve::point));
    }

    private static Point point(CsvLog.Row row) {
        return new Point(
                (long) row.number(GAME), (int) row.number(SCORE), (int) row.number(OPPONENT_SCORE), row.number(ERROR));
    }

    void add(Point point, Weights weights) {
        var row = new LinkedHashMap<String, String>();
        row.put(GAME, Long.toString(point.game()));
        row.put(SCORE, Integer.toString(point.score()));
        row.put(OPPONENT_SCORE, Integer.toString(point.opponentScore()));
        row.put(ERROR, String.format(Locale.ROOT, "%.2f", point.error()));
        row.put(BIAS, number(weights.bias()));
        List<Feature> features = weights.features().features();
        double[] values = weights.values();
        for (int index = 0; index < values.length; index++) {
            row.put(features.get(index).name(), number(values[index]));
        }
        file.add(row);
    }

    private static String number(double weight) {
        return String.format(Locale.ROOT, "%.4f", weight);
    }

    /// All games so far.
    public List<Point> points() {
        return file.points();
    }
}
