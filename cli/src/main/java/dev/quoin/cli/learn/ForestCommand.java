package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.ShellText;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.forest.ForestTraining;
import dev.quoin.learning.forest.ForestLearner;
import java.nio.file.Path;
import java.time.Duration;
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
                    + " say what the trees are worth. Each game is kept as it ends, in a file beside the forest that ends in .games. Ctrl-C"
                    + " ends the games and grows the forest from those played; --resume, with the same options, goes on after"
                    + " that or after a crash, and gives what never stopping would have given."
        },
        footer = {
            "  quoin learn forest --against self --games 5000 --features extended",
            "  quoin learn forest --against self --games 8000 --features extended --resume",
            "  quoin learn forest --games 5000 --base my.weights -o my.forest",
        })
final class ForestCommand implements Callable<Integer> {
    /// After Ctrl-C the forest is grown from the games played, which takes longer than most commands need to end.
    private static final Duration GROWING = Duration.ofMinutes(10);

    private final Console console;

    @Mixin
    private final SelfPlayOptions course = new SelfPlayOptions();

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

    @Option(names = "--resume", description = "Go on with the games that are kept beside the forest.")
    private boolean resume;

    ForestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int games = course.games();
        Crossword game = course.game(console);
        Weights linear = linear(game);
        ForestLearner learner = learner();
        Map<String, String> notes = course.notes(game);
        try (var _ = Interruption.open(GROWING);
                ForestTraining played = open(course.lessons(game), notes, linear)) {
            boolean interrupted = new GameSeries(played::games, played::playGame, () -> "").until(games, console);
            int count = Math.min(games, played.games());
            if (count < 2) {
                return ExitCode.INTERRUPTED;
            }
            notes.put("games", Integer.toString(count));
            notes.put("trees", Integer.toString(trees));
            notes.put("leaves", Integer.toString(leaves));
            report(linear, played.grow(learner, count, notes), count);
            console.out().flush();
            return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    private ForestLearner learner() {
        try {
            var usual = ForestLearner.USUAL;
            return new ForestLearner(trees, leaves, usual.rate(), usual.fewest(), course.seed());
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot learn: " + e.getMessage(), e);
        }
    }

    private ForestTraining open(SelfPlayGames lessons, Map<String, String> notes, Weights linear) {
        Path games = ForestTraining.gamesFile(output);
        if (resume) {
            try {
                return ForestTraining.resume(games, lessons, notes, linear);
            } catch (IllegalArgumentException e) {
                throw new BadInput("cannot go on: " + e.getMessage(), e);
            }
        }
        SelfPlayOptions.refuseExisting(output, games);
        return ForestTraining.begin(games, lessons, notes, linear);
    }

    private void report(Weights linear, ForestTraining.Grown grown, int games) {
        Forest forest = grown.forest();
        String further = " --trees " + trees + " --leaves " + leaves
                + (base.isEmpty() ? "" : " --base " + ShellText.quoted(base));
        AtomicFile.write(
                output,
                forest.write(
                        "Values of moves: the bias, the sum of weight times feature, and all trees.",
                        course.command("forest", games, further)));
        console.out()
                .line(String.format(
                        Locale.ROOT,
                        "%d games, %d moves; error in %d moves kept aside: %.2f linear, %.2f with %d trees",
                        games,
                        grown.moves(),
                        grown.aside().size(),
                        grown.aside().error(linear),
                        grown.aside().error(forest),
                        forest.trees().size()));
        console.out().line("forest " + output + ", games " + ForestTraining.gamesFile(output));
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
}
