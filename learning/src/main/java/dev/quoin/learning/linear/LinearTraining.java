package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.Feature;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.learning.log.CsvLog;
import dev.quoin.learning.sample.GameSamples;
import dev.quoin.learning.sample.SelfPlayGames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;

/// A training of linear weights with its files. It can be stopped at any time and resumed. Mutable, not
/// thread-safe.
///
/// After every game it appends a row to the learning curve, then replaces the checkpoint, then the file of weights. The
/// checkpoint records the number of games, so a training that is stopped and resumed, even by a crash, produces exactly
/// the same files as an uninterrupted one.
public final class LinearTraining {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of a linear training");
    private static final String GAMES = "games";
    private static final String GAME = "game";
    private static final String SCORE = "score";
    private static final String OPPONENT_SCORE = "opponentScore";
    private static final String ERROR = "error";
    private static final String BIAS = "bias";
    private static final String MOMENTS = "# moments of the features\n";

    private final Path file;
    private final SelfPlayGames selfPlay;
    private final LinearLearner learner;
    private final Map<String, String> notes;
    private final LongFunction<String> command;
    private final CsvLog<Point> curve;
    private final FeatureMoments moments;
    private LinearWeights weights;
    private long played;

    /// A point of the learning curve: one game.
    ///
    /// @param game its number, from 1
    /// @param score the learner's score
    /// @param opponentScore the opponent's score
    /// @param error the root mean squared error of the values before the update
    public record Point(long game, int score, int opponentScore, double error) {
        private static Point of(CsvLog.Row row) {
            return new Point(
                    (long) row.number(GAME),
                    (int) row.number(SCORE),
                    (int) row.number(OPPONENT_SCORE),
                    row.number(ERROR));
        }
    }

    private LinearTraining(
            Path file,
            SelfPlayGames games,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            LinearWeights weights,
            FeatureMoments moments) {
        this.file = file;
        this.selfPlay = games;
        this.learner = learner;
        this.notes = notes;
        this.command = command;
        this.weights = weights;
        this.moments = moments;
        this.played = Long.parseLong(weights.note(GAMES).orElse("0"));
        this.curve = played == 0
                ? CsvLog.begin(curveFile(file), columns(weights), Point::of)
                : CsvLog.resume(curveFile(file), played, Point::of);
    }

    /// Starts a training.
    ///
    /// @param file the file of weights; the checkpoint and the learning curve are written beside it
    /// @param notes the configuration, which the file of weights records
    /// @param command the command line for a number of games, which the file records too
    /// @param weights the initial weights
    public static LinearTraining begin(
            Path file,
            SelfPlayGames games,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            LinearWeights weights) {
        LinearWeights initial = weights.withNotes(Map.of());
        return new LinearTraining(
                file, games, learner, notes, command, initial, FeatureMoments.prior(weights.features()));
    }

    /// Resumes a training from its checkpoint.
    ///
    /// @throws IllegalArgumentException if the checkpoint cannot be used or has another configuration
    public static LinearTraining resume(
            Path file,
            SelfPlayGames games,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            Alphabet alphabet) {
        String checkpoint = read(checkpointFile(file));
        int end = checkpoint.indexOf(MOMENTS);
        LinearWeights weights = LinearWeights.parse(end < 0 ? checkpoint : checkpoint.substring(0, end), alphabet);
        notes.forEach((name, value) -> {
            if (!weights.note(name).orElse("").equals(value)) {
                throw new IllegalArgumentException("the training of " + file + " has " + name + " = "
                        + weights.note(name).orElse("nothing") + ", got " + value);
            }
        });
        String count = weights.note(GAMES).orElse("");
        if (end < 0 || !count.matches("[0-9]{1,15}")) {
            throw new IllegalArgumentException(checkpointFile(file) + " is not a checkpoint of a training");
        }
        return new LinearTraining(
                file,
                games,
                learner,
                notes,
                command,
                weights,
                FeatureMoments.parse(checkpoint.substring(end + MOMENTS.length()), weights.features()));
    }

    /// Returns the file of the checkpoint.
    public static Path checkpointFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".state");
    }

    /// Returns the file of the learning curve.
    public static Path curveFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".csv");
    }

    private static String read(Path file) {
        try {
            return InputFile.text(file, LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Plays one game, updates the weights and writes the files.
    public void playGame() {
        GameSamples game = selfPlay.play(played, weights);
        double error = game.samples().error(weights);
        weights = learner.update(weights, moments, game.samples());
        played++;
        log(game, error);
        var recorded = new LinkedHashMap<>(notes);
        recorded.put(GAMES, Long.toString(played));
        weights = weights.withNotes(recorded);
        String text = weights.write(
                "Linear values of moves: the bias and the sum of weight times feature.", command.apply(played));
        AtomicFile.write(checkpointFile(file), text + MOMENTS + moments.write());
        AtomicFile.write(file, text);
    }

    /// Returns the number of games so far, including those before the training was resumed.
    public long games() {
        return played;
    }

    /// Returns the current weights.
    public LinearWeights weights() {
        return weights;
    }

    /// Returns the learning curve.
    public List<Point> curve() {
        return curve.points();
    }

    /// Returns the columns of the learning curve: the game, and the weights after it.
    private static List<String> columns(LinearWeights weights) {
        var columns = new ArrayList<>(List.of(GAME, SCORE, OPPONENT_SCORE, ERROR, BIAS));
        weights.features().features().stream().map(Feature::name).forEach(columns::add);
        return columns;
    }

    private void log(GameSamples game, double error) {
        var row = new LinkedHashMap<String, String>();
        row.put(GAME, Long.toString(played));
        row.put(SCORE, Integer.toString(game.score()));
        row.put(OPPONENT_SCORE, Integer.toString(game.opponentScore()));
        row.put(ERROR, String.format(Locale.ROOT, "%.2f", error));
        row.put(BIAS, format(weights.bias()));
        List<Feature> features = weights.features().features();
        double[] values = weights.values();
        for (int index = 0; index < values.length; index++) {
            row.put(features.get(index).name(), format(values[index]));
        }
        curve.add(row);
    }

    private static String format(double weight) {
        return String.format(Locale.ROOT, "%.4f", weight);
    }
}
