package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.Weights;
import dev.quoin.learning.AtomicFile;
import dev.quoin.learning.Lessons;
import dev.quoin.learning.Lessons.Lesson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// A course of learning with its files, to be stopped at any moment and taken up again. Mutable, for one thread.
///
/// After every game the curve gains a line and then the file of weights is replaced as a whole, so whatever happens
/// the weights say how many games they come from, and going on gives what never stopping would have given.
public final class LinearCourse {
    private static final String GAMES = "games";

    private final Path file;
    private final Lessons lessons;
    private final LinearLearner learner;
    private final Map<String, String> notes;
    private final Curve curve;
    private Weights weights;
    private long games;

    private LinearCourse(
            Path file, Lessons lessons, LinearLearner learner, Map<String, String> notes, Weights weights, long games) {
        this.file = file;
        this.lessons = lessons;
        this.learner = learner;
        this.notes = notes;
        this.weights = weights;
        this.games = games;
        this.curve = games == 0 ? Curve.begin(curveFile(file), weights) : Curve.resume(curveFile(file), games);
    }

    /// A course that begins with these weights.
    ///
    /// @param notes what the file of weights shall say of where they come from
    public static LinearCourse begin(
            Path file, Lessons lessons, LinearLearner learner, Map<String, String> notes, Weights weights) {
        return new LinearCourse(file, lessons, learner, notes, weights, 0);
    }

    /// A course that goes on with weights that were read from the file.
    ///
    /// @throws IllegalArgumentException when the weights come from another course, or do not say how many games
    public static LinearCourse resume(
            Path file, Lessons lessons, LinearLearner learner, Map<String, String> notes, Weights weights) {
        notes.forEach((name, value) -> {
            if (!weights.note(name).orElse("").equals(value)) {
                throw new IllegalArgumentException("the course of " + file + " has " + name + " = "
                        + weights.note(name).orElse("nothing") + ", got " + value);
            }
        });
        String played = weights.note(GAMES).orElse("");
        if (!played.matches("[0-9]{1,15}")) {
            throw new IllegalArgumentException("learnt.games of " + file + " must be a number, got '" + played + "'");
        }
        return new LinearCourse(file, lessons, learner, notes, weights, Long.parseLong(played));
    }

    /// Where the curve of a file of weights is written.
    public static Path curveFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".csv");
    }

    /// Reads the text of a file.
    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Plays one game, learns from it and writes the files.
    public void playGame() {
        Lesson lesson = lessons.play(games, weights);
        // As the curve writes it, so that a curve that was read again is the same.
        double error = Math.round(100 * lesson.samples().error(weights)) / 100.0;
        weights = learner.after(weights, lesson.samples());
        games++;
        curve.add(new Curve.Point(games, lesson.score(), lesson.opponentScore(), error), weights);
        var said = new LinkedHashMap<>(notes);
        said.put(GAMES, Long.toString(games));
        weights = weights.withNotes(said);
        AtomicFile.write(file, weights.write("Linear values of moves: the bias and the sum of weight times feature."));
    }

    /// How many games were played, also before the course was taken up again.
    public long games() {
        return games;
    }

    /// What was learnt so far.
    public Weights weights() {
        return weights;
    }

    /// How it went.
    public Curve curve() {
        return curve;
    }
}
