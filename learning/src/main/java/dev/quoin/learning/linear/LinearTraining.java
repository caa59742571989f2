package dev.quoin.learning.linear;

import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.sample.SelfPlayGames.Lesson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/// A course of learning with its files, to be stopped at any moment and taken up again. Mutable, for one thread.
///
/// After every game the curve gains a line, then the state of the course is replaced as a whole, then the file of
/// weights, which is part of the state. Whatever happens, the state says how many games it comes from, and going on
/// with it gives what never stopping would have given.
public final class LinearTraining {
    private static final String GAMES = "games";
    private static final String MOMENTS = "# moments of the features\n";

    private final Path file;
    private final SelfPlayGames lessons;
    private final LinearLearner learner;
    private final Map<String, String> notes;
    private final LongFunction<String> command;
    private final Curve curve;
    private final FeatureMoments moments;
    private Weights weights;
    private long games;

    private LinearTraining(
            Path file,
            SelfPlayGames lessons,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            Weights weights,
            FeatureMoments moments) {
        this.file = file;
        this.lessons = lessons;
        this.learner = learner;
        this.notes = notes;
        this.command = command;
        this.weights = weights;
        this.moments = moments;
        this.games = Long.parseLong(weights.note(GAMES).orElse("0"));
        this.curve = games == 0 ? Curve.begin(curveFile(file), weights) : Curve.resume(curveFile(file), games);
    }

    /// A course that begins with these weights.
    ///
    /// @param file the file of weights; the state and the curve are written beside it
    /// @param notes what the file of weights shall say of where they come from
    /// @param command what plays a course of so many games, for the file
    public static LinearTraining begin(
            Path file,
            SelfPlayGames lessons,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            Weights weights) {
        Weights unplayed = weights.withNotes(Map.of());
        return new LinearTraining(file, lessons, learner, notes, command, unplayed, FeatureMoments.none(weights.features()));
    }

    /// A course that goes on where its state ends.
    ///
    /// @throws IllegalArgumentException when the state cannot be used, or is that of another course
    public static LinearTraining resume(
            Path file,
            SelfPlayGames lessons,
            LinearLearner learner,
            Map<String, String> notes,
            LongFunction<String> command,
            Alphabet alphabet) {
        String state = read(stateFile(file));
        int end = state.indexOf(MOMENTS);
        Weights weights = Weights.parse(end < 0 ? state : state.substring(0, end), alphabet);
        notes.forEach((name, value) -> {
            if (!weights.note(name).orElse("").equals(value)) {
                throw new IllegalArgumentException("the course of " + file + " has " + name + " = "
                        + weights.note(name).orElse("nothing") + ", got " + value);
            }
        });
        String played = weights.note(GAMES).orElse("");
        if (end < 0 || !played.matches("[0-9]{1,15}")) {
            throw new IllegalArgumentException(stateFile(file) + " is no state of a course");
        }
        return new LinearTraining(
                file,
                lessons,
                learner,
                notes,
                command,
                weights,
                FeatureMoments.parse(state.substring(end + MOMENTS.length()), weights.features()));
    }

    /// Where the state of a course is written.
    public static Path stateFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".state");
    }

    /// Where the curve of a file of weights is written.
    public static Path curveFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".csv");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Plays one game, learns from it and writes the files.
    public void playGame() {
        Lesson lesson = lessons.play(games, weights);
        double error = lesson.samples().error(weights);
        weights = learner.after(weights, moments, lesson.samples());
        games++;
        curve.add(new Curve.Point(games, lesson.score(), lesson.opponentScore(), error), weights);
        var said = new LinkedHashMap<>(notes);
        said.put(GAMES, Long.toString(games));
        weights = weights.withNotes(said);
        String text = weights.write(
                "Linear values of moves: the bias and the sum of weight times feature.", command.apply(games));
        AtomicFile.write(stateFile(file), text + MOMENTS + moments.write());
        AtomicFile.write(file, text);
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
