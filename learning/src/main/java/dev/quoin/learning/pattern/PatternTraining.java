package dev.quoin.learning.pattern;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.log.CsvLog;
import dev.quoin.othello.pattern.PatternWeights;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A training of pattern weights with its files. It can be stopped after any game and resumed. Mutable, not
/// thread-safe.
///
/// [#save] writes a checkpoint. A training that is stopped and resumed produces exactly the same files as an
/// uninterrupted one.
public final class PatternTraining {
    /// The number of games between points of the learning curve.
    public static final int LOG_INTERVAL = 10_000;

    /// The note of a checkpoint that records the origin of the initial weights.
    private static final String BEFORE = "before";

    private static final String GAMES = "games";
    private static final String ERROR = "error";

    private final Path file;
    private final TdConfig config;
    private final String before;
    private final TdWeights weights;
    private final TdSelfPlay selfPlay;
    private final CsvLog<Point> curve;
    private long games;
    private double squaredErrors;

    /// A point of the learning curve.
    ///
    /// @param games the number of games so far
    /// @param error the root mean squared TD error in discs
    public record Point(long games, double error) {
        private static Point of(CsvLog.Row row) {
            return new Point((long) row.number(GAMES), row.number(ERROR));
        }
    }

    private PatternTraining(Path file, TdConfig config, String before, TdWeights weights, Checkpoint checkpoint) {
        this.file = file;
        this.config = config;
        this.before = before;
        this.weights = weights;
        this.selfPlay = new TdSelfPlay(weights, config);
        this.games = checkpoint.games();
        this.squaredErrors = checkpoint.squaredErrors();
        this.curve = games == 0
                ? CsvLog.begin(curveFile(file), List.of(GAMES, ERROR), Point::of)
                : CsvLog.resume(curveFile(file), games, Point::of);
    }

    /// Starts a training from scratch.
    ///
    /// @param file the file of weights; the checkpoint and the learning curve are written beside it
    public static PatternTraining begin(Path file, TdConfig config) {
        return new PatternTraining(file, config, "", TdWeights.zeros(), Checkpoint.NONE);
    }

    /// Starts a training from the weights of another.
    public static PatternTraining begin(Path file, TdConfig config, PatternWeights learnt) {
        return new PatternTraining(file, config, learnt.origin(), TdWeights.of(learnt), Checkpoint.NONE);
    }

    /// Resumes a training from its checkpoint.
    ///
    /// @throws IllegalArgumentException if the checkpoint cannot be used or has another configuration
    public static PatternTraining resume(Path file, TdConfig config) {
        TdWeights weights = TdWeights.zeros();
        Checkpoint checkpoint = Checkpoint.read(checkpointFile(file), weights);
        config.notes().forEach((name, value) -> {
            String theirs = checkpoint.notes().getOrDefault(name, "nothing");
            if (!theirs.equals(value)) {
                throw new IllegalArgumentException(
                        "the training of " + file + " has " + name + " = " + theirs + ", got " + value);
            }
        });
        return new PatternTraining(file, config, checkpoint.notes().getOrDefault(BEFORE, ""), weights, checkpoint);
    }

    /// Returns the file of the checkpoint.
    public static Path checkpointFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".state");
    }

    /// Returns the file of the learning curve.
    public static Path curveFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".csv");
    }

    /// Plays one game and updates the weights.
    public void playGame() {
        squaredErrors += selfPlay.play(games);
        games++;
        if (games % LOG_INTERVAL == 0) {
            var row = new LinkedHashMap<String, String>();
            row.put(GAMES, Long.toString(games));
            row.put(ERROR, String.format(Locale.ROOT, "%.3f", Math.sqrt(squaredErrors / LOG_INTERVAL)));
            curve.add(row);
            squaredErrors = 0;
        }
    }

    /// Writes the checkpoint, then the weights.
    public void save() {
        Map<String, String> notes = config.notes();
        if (!before.isEmpty()) {
            notes.put(BEFORE, before);
        }
        new Checkpoint(notes, games, squaredErrors).write(checkpointFile(file), weights);
        AtomicFile.write(file, values().write());
    }

    /// Returns the current weights.
    public PatternWeights values() {
        return weights.rounded((before.isEmpty() ? "" : before + "; then ") + config.command(games));
    }

    /// Returns the number of games so far, including those before the training was resumed.
    public long games() {
        return games;
    }

    /// Returns the learning curve.
    public List<Point> curve() {
        return curve.points();
    }
}
