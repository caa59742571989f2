package dev.quoin.learning.forest;

import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.learning.sample.SampleFile;
import dev.quoin.learning.sample.Samples;
import dev.quoin.learning.sample.SelfPlayGames;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/// The training games of a forest, appended to a file as they end. It can be stopped at any time and
/// resumed. Mutable, not thread-safe; close it.
///
/// All games are played with the same linear weights, so a forest depends only on the number of games.
public final class ForestTraining implements AutoCloseable {
    /// One game in this many is held out for validation.
    private static final int HELD_OUT = 10;

    private final SelfPlayGames selfPlay;
    private final LinearWeights linear;
    private final SampleFile file;

    private ForestTraining(SelfPlayGames games, LinearWeights linear, SampleFile file) {
        this.selfPlay = games;
        this.linear = linear;
        this.file = file;
    }

    /// Starts a training.
    ///
    /// @param file the file of the games
    /// @param notes the configuration, which the file records
    /// @param linear the weights that play
    public static ForestTraining begin(
            Path file, SelfPlayGames games, Map<String, String> notes, LinearWeights linear) {
        return new ForestTraining(
                games,
                linear,
                SampleFile.begin(file, header(notes, linear), linear.features().size()));
    }

    /// Resumes a training with the games of a file.
    ///
    /// @throws IllegalArgumentException if the configuration differs; the message says where
    public static ForestTraining resume(
            Path file, SelfPlayGames games, Map<String, String> notes, LinearWeights linear) {
        return new ForestTraining(
                games,
                linear,
                SampleFile.resume(file, header(notes, linear), linear.features().size()));
    }

    /// Returns the file of the games.
    public static Path gamesFile(Path forest) {
        return forest.resolveSibling(forest.getFileName() + ".games");
    }

    private static String header(Map<String, String> notes, LinearWeights linear) {
        var check = new CRC32C();
        check.update(linear.withNotes(Map.of()).write("").getBytes(StandardCharsets.UTF_8));
        var header = new StringBuilder("games for a forest\n");
        notes.forEach(
                (name, value) -> header.append(name).append(" = ").append(value).append('\n'));
        return header.append("weights = checksum %08x\n".formatted(check.getValue()))
                .toString();
    }

    /// Plays one game.
    public void playGame() {
        file.add(selfPlay.play(file.size(), linear).samples());
    }

    /// Returns the number of games so far, including those before the training was resumed.
    public int games() {
        return file.size();
    }

    /// A trained forest.
    ///
    /// @param forest the forest
    /// @param moves the number of training samples
    /// @param validation the samples of the games that were held out
    public record Trained(Forest forest, int moves, Samples validation) {}

    /// Trains a forest on the first games.
    ///
    /// @param count the number of games, at most [#games]
    /// @param notes the configuration, which the file of the forest records
    public Trained train(ForestLearner learner, int count, Map<String, String> notes) {
        var training = new Samples(linear.features().size());
        var validation = new Samples(linear.features().size());
        List<Samples> games = file.games().subList(0, count);
        for (int game = 0; game < count; game++) {
            (game % HELD_OUT == HELD_OUT - 1 ? validation : training).addAll(games.get(game));
        }
        return new Trained(learner.train(linear.withNotes(notes), training), training.size(), validation);
    }

    @Override
    public void close() {
        file.close();
    }
}
