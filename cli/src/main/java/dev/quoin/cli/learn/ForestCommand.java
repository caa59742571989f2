package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.AtomicFile;
import dev.quoin.learning.Lessons;
import dev.quoin.learning.Samples;
import dev.quoin.learning.forest.ForestLearner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin learn forest`: an ensemble of trees on top of linear values.
@Command(
        name = "forest",
        header = "Grow a forest of trees from the games of an agent with linear values.",
        description = {
            "Games are played by linear values, with the features, targets and exploration of 'quoin learn clabbers2'."
                    + " LightGBM then grows trees that say where these values are wrong. Every tenth game is kept aside, to"
                    + " say what the trees are worth. Ctrl-C ends the games and grows the forest from those played."
        },
        footer = {
            "  quoin learn forest --against self --games 5000 --features extended",
            "  quoin learn forest --games 5000 --base my.weights -o my.forest",
        })
final class ForestCommand implements Callable<Integer> {
    private static final int KEPT_ASIDE = 10;

    private final Console console;

    @Mixin
    private final CourseOptions course = new CourseOptions();

    @Option(
            names = "--base",
            paramLabel = "FILE",
            description = "Weights that play and on which trees grow; default those of clabbers2 for the features.")
    private String base = "";

    @Option(names = "--trees", paramLabel = "N", description = "How many trees; default 60.")
    private int trees = ForestLearner.USUAL.trees();

    @Option(names = "--leaves", paramLabel = "N", description = "How many numbers a tree ends in; default 12.")
    private int leaves = ForestLearner.USUAL.leaves();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file of the forest; default forest.learnt.")
    private Path output = Path.of("forest.learnt");

    ForestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int games = course.games();
        if (Files.exists(output)) {
            throw new BadInput(output + " exists: give another --output");
        }
        Crossword game = course.game(console);
        Weights linear = linear(game);
        ForestLearner learner;
        try {
            var usual = ForestLearner.USUAL;
            learner = new ForestLearner(trees, leaves, usual.rate(), usual.fewest(), course.seed());
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot learn: " + e.getMessage(), e);
        }
        Lessons lessons = course.lessons(game);
        var learnt = new Samples(linear.features().size());
        var aside = new Samples(linear.features().size());
        int played = play(lessons, linear, games, learnt, aside);
        if (learnt.size() == 0) {
            return ExitCode.INTERRUPTED;
        }
        Map<String, String> notes = course.notes(game);
        notes.put("games", Integer.toString(played));
        notes.put("trees", Integer.toString(trees));
        notes.put("leaves", Integer.toString(leaves));
        Forest forest = learner.grow(linear.withNotes(notes), learnt);
        AtomicFile.write(
                output, forest.write("Values of moves: the bias, the sum of weight times feature, and all trees."));
        console.out()
                .line(String.format(
                        Locale.ROOT,
                        "%d games, %d moves; error in %d moves kept aside: %.2f linear, %.2f with %d trees",
                        played,
                        learnt.size(),
                        aside.size(),
                        aside.error(linear),
                        aside.error(forest),
                        forest.trees().size()));
        console.out().line("forest " + output);
        return ExitCode.FINE;
    }

    private Weights linear(Crossword game) {
        boolean usual = base.isEmpty() && !course.features(game).equals(FeatureSet.twelve());
        try {
            Weights linear = Weights.open(
                    usual ? "extended" : base, game.variant().tiles().alphabet());
            if (!linear.features().equals(course.features(game))) {
                throw new BadInput("--base has weights for " + linear.features().size() + " features, --features for "
                        + course.features(game).size());
            }
            return linear;
        } catch (IllegalArgumentException e) {
            throw new BadInput("--base: " + e.getMessage(), e);
        }
    }

    /// Plays until all games are played or Ctrl-C is pressed; returns how many were.
    private int play(Lessons lessons, Weights linear, int games, Samples learnt, Samples aside) {
        long start = System.nanoTime();
        int played = 0;
        try (var _ = Interruption.open();
                var status = StatusLine.of(console)) {
            while (played < games && !Thread.interrupted()) {
                Samples samples = lessons.play(played, linear).samples();
                (played % KEPT_ASIDE == KEPT_ASIDE - 1 ? aside : learnt).addAll(samples);
                played++;
                int done = played;
                status.show(() -> Pace.of(done, done, games, System.nanoTime() - start));
            }
        }
        return played;
    }
}
