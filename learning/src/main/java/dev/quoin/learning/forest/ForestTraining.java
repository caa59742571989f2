package dev.quoin.learning.forest;

import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.Weights;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.sample.SampleFile;
import dev.quoin.learning.sample.Samples;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/// The games a forest grows from, kept in a file as they end, to be stopped at any moment and taken up again. Mutable,
/// for one thread; close it.
///
/// All games are played by the same linear values, so a forest depends on nothing but how many there are.
public final class ForestTraining implements AutoCloseable {
    /// Of so many games one is kept aside, to say what the trees are worth.
    private static final int KEPT_ASIDE = 10;

    private final SelfPlayGames lessons;
    private final Weights linear;
    private final SampleFile file;

    private ForestTraining(SelfPlayGames lessons, Weights linear, SampleFile file) {
        this.lessons = lessons;
        this.linear = linear;
        this.file = file;
    }

    /// A course without games.
    ///
    /// @param file where games are kept
    /// @param notes which games they are
    /// @param linear what plays them
    public static ForestTraining begin(Path file, SelfPlayGames lessons, Map<String, String> notes, Weights linear) {
        return new ForestTraining(
                lessons,
                linear,
                SampleFile.begin(file, says(notes, linear), linear.features().size()));
    }

    /// A course that goes on with the games of a file.
    ///
    /// @throws IllegalArgumentException when they are other games; the message says what differs
    public static ForestTraining resume(Path file, SelfPlayGames lessons, Map<String, String> notes, Weights linear) {
        return new ForestTraining(
                lessons,
                linear,
                SampleFile.resume(file, says(notes, linear), linear.features().size()));
    }

    /// Where the games of a forest are kept.
    public static Path gamesFile(Path forest) {
        return forest.resolveSibling(forest.getFileName() + ".games");
    }

    private static String says(Map<String, String> notes, Weights linear) {
        var check = new CRC32C();
        check.update(linear.withNotes(Map.of()).write("").getBytes(StandardCharsets.UTF_8));
        var says = new StringBuilder("games for a forest\n");
        notes.forEach(
                (name, value) -> says.append(name).append(" = ").append(value).append('\n'));
        return says.append("weights = checksum %08x\n".formatted(check.getValue()))
                .toString();
    }

    /// Plays one game more.
    public void playGame() {
        file.add(lessons.play(file.size(), linear).samples());
    }

    /// How many games were played, also before the course was taken up again.
    public int games() {
        return file.size();
    }

    /// A forest with what it is worth.
    ///
    /// @param forest the values
    /// @param moves from how many moves it has grown
    /// @param aside the moves that were kept aside
    public record Grown(Forest forest, int moves, Samples aside) {}

    /// Grows a forest from the first games.
    ///
    /// @param count how many, at most those there are
    /// @param notes what the forest shall say of where it comes from
    public Grown grow(ForestLearner learner, int count, Map<String, String> notes) {
        var learnt = new Samples(linear.features().size());
        var aside = new Samples(linear.features().size());
        List<Samples> games = file.games().subList(0, count);
        for (int game = 0; game < count; game++) {
            (game % KEPT_ASIDE == KEPT_ASIDE - 1 ? aside : learnt).addAll(games.get(game));
        }
        return new Grown(learner.grow(linear.withNotes(notes), learnt), learnt.size(), aside);
    }

    @Override
    public void close() {
        file.close();
    }
}
