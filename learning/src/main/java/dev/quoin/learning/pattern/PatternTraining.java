package dev.quoin.learning.pattern;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.pattern.PatternCurve.Point;
import dev.quoin.othello.pattern.PatternValues;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A course of learning patterns with its files, to be stopped after any game and taken up again. Mutable, for one
/// thread.
///
/// Its state is written with [#save]. Going on with it gives what never stopping would have given, to the byte.
public final class PatternTraining {
    /// Under this name the state says how the values it began with were learnt.
    private static final String BEFORE = "before";

    private final Path file;
    private final TdConfig habits;
    private final String before;
    private final TdWeights weights;
    private final TdSelfPlay play;
    private final PatternCurve curve;
    private long games;
    private double squares;

    private PatternTraining(Path file, TdConfig habits, String before, TdWeights weights, Checkpoint state) {
        this.file = file;
        this.habits = habits;
        this.before = before;
        this.weights = weights;
        this.play = new TdSelfPlay(weights, habits);
        this.games = state.games();
        this.squares = state.squares();
        this.curve = games == 0 ? PatternCurve.begin(curveFile(file)) : PatternCurve.resume(curveFile(file), games);
    }

    /// A course that begins with values that know nothing.
    ///
    /// @param file the file of values; the state and the curve are written beside it
    public static PatternTraining begin(Path file, TdConfig habits) {
        return new PatternTraining(file, habits, "", TdWeights.unlearnt(), Checkpoint.NONE);
    }

    /// A course that begins with what another one has learnt.
    public static PatternTraining begin(Path file, TdConfig habits, PatternValues learnt) {
        return new PatternTraining(file, habits, learnt.origin(), TdWeights.of(learnt), Checkpoint.NONE);
    }

    /// A course that goes on where its state ends.
    ///
    /// @throws IllegalArgumentException when the state cannot be used, or is that of another course
    public static PatternTraining resume(Path file, TdConfig habits) {
        TdWeights weights = TdWeights.unlearnt();
        Checkpoint state = Checkpoint.read(stateFile(file), weights);
        habits.notes().forEach((name, value) -> {
            String theirs = state.notes().getOrDefault(name, "nothing");
            if (!theirs.equals(value)) {
                throw new IllegalArgumentException(
                        "the course of " + file + " has " + name + " = " + theirs + ", got " + value);
            }
        });
        return new PatternTraining(file, habits, state.notes().getOrDefault(BEFORE, ""), weights, state);
    }

    /// Where the state of a course is written.
    public static Path stateFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".state");
    }

    /// Where the curve of a course is written.
    public static Path curveFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".csv");
    }

    /// Plays one game and learns from it.
    public void playGame() {
        squares += play.play(games);
        games++;
        if (games % PatternCurve.EVERY == 0) {
            curve.add(new Point(games, Math.sqrt(squares / PatternCurve.EVERY)));
            squares = 0;
        }
    }

    /// Writes the state, then the values.
    public void save() {
        Map<String, String> notes = habits.notes();
        if (!before.isEmpty()) {
            notes.put(BEFORE, before);
        }
        new Checkpoint(notes, games, squares).write(stateFile(file), weights);
        AtomicFile.write(file, values().write());
    }

    /// What was learnt so far.
    public PatternValues values() {
        return weights.rounded((before.isEmpty() ? "" : before + "; then ") + habits.command(games));
    }

    /// How many games were played, also before the course was taken up again.
    public long games() {
        return games;
    }

    /// How it went.
    public List<Point> curve() {
        return curve.points();
    }
}
