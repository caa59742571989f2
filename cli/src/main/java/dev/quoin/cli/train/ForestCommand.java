package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.ShellText;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.forest.ForestLearner;
import dev.quoin.learning.forest.ForestTraining;
import dev.quoin.learning.sample.SelfPlayGames;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin train forest`: trains gradient-boosted trees on top of linear weights.
@Command(
        name = "forest",
        header = "Train a forest: gradient-boosted trees on top of linear weights.",
        description = {
            "Plays games with linear weights, with the features, targets and exploration of 'quoin train"
                    + " clabbers2'. LightGBM then trains trees on the residuals. Every tenth game is held out for"
                    + " validation. Each game is appended to a file next to the output (.games). Ctrl-C stops the"
                    + " games and trains the forest on those played. --resume, with the same options, continues"
                    + " after that or after a crash, and produces the same files as an uninterrupted run."
        },
        footer = {
            "  quoin train forest --against self --games 5000 --features extended",
            "  quoin train forest --against self --games 8000 --features extended --resume",
            "  quoin train forest --games 5000 --base my.weights -o my.forest",
        })
final class ForestCommand implements Callable<Integer> {
    /// After Ctrl-C the forest is still trained on the games so far, which takes a while.
    private static final Duration TRAINING_TIME = Duration.ofMinutes(10);

    private final Console console;

    @Mixin
    private final SelfPlayOptions options = new SelfPlayOptions();

    @Option(
            names = "--base",
            paramLabel = "FILE",
            description =
                    "Linear weights that play and that the trees correct (default: those of clabbers2 for the features).")
    private String base = "";

    @Option(names = "--trees", paramLabel = "N", description = "Number of trees (default: 60).")
    private int trees = ForestLearner.DEFAULTS.trees();

    @Option(names = "--leaves", paramLabel = "N", description = "Maximum number of leaves per tree (default: 12).")
    private int leaves = ForestLearner.DEFAULTS.leaves();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: forest.learnt).")
    private Path output = Path.of("forest.learnt");

    @Option(names = "--resume", description = "Resume with the games next to the output file.")
    private boolean resume;

    ForestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int games = options.games();
        Crossword game = options.game(console);
        LinearWeights linear = linear(game);
        ForestLearner learner = learner();
        Map<String, String> notes = options.notes(game);
        try (var interruption = Interruption.watch(TRAINING_TIME);
                ForestTraining training = open(options.selfPlay(game), notes, linear)) {
            boolean interrupted =
                    new GameSeries(training::games, training::playGame, () -> "").until(games, console, interruption);
            int count = Math.min(games, training.games());
            if (count < 2) {
                return ExitCode.INTERRUPTED;
            }
            notes.put("games", Integer.toString(count));
            notes.put("trees", Integer.toString(trees));
            notes.put("leaves", Integer.toString(leaves));
            report(linear, training.train(learner, count, notes), count);
            console.out().flush();
            return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    private ForestLearner learner() {
        try {
            var defaults = ForestLearner.DEFAULTS;
            return new ForestLearner(trees, leaves, defaults.learningRate(), defaults.minSamplesLeaf(), options.seed());
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot train: " + e.getMessage(), e);
        }
    }

    private ForestTraining open(SelfPlayGames selfPlay, Map<String, String> notes, LinearWeights linear) {
        Path games = ForestTraining.gamesFile(output);
        if (resume) {
            try {
                return ForestTraining.resume(games, selfPlay, notes, linear);
            } catch (IllegalArgumentException e) {
                throw new BadInput("cannot resume: " + e.getMessage(), e);
            }
        }
        SelfPlayOptions.refuseExisting(output, games);
        return ForestTraining.begin(games, selfPlay, notes, linear);
    }

    private void report(LinearWeights linear, ForestTraining.Trained trained, int games) {
        Forest forest = trained.forest();
        String further = " --trees " + trees + " --leaves " + leaves
                + (base.isEmpty() ? "" : " --base " + ShellText.quoted(base));
        AtomicFile.write(
                output,
                forest.write(
                        "Values of moves: the bias, the sum of weight times feature, and all trees.",
                        options.command("forest", games, further)));
        console.out()
                .line(String.format(
                        Locale.ROOT,
                        "%d games, %d moves; error in %d held-out moves: %.2f linear, %.2f with %d trees",
                        games,
                        trained.moves(),
                        trained.validation().size(),
                        trained.validation().error(linear),
                        trained.validation().error(forest),
                        forest.trees().size()));
        console.out().line("forest " + output + ", games " + ForestTraining.gamesFile(output));
    }

    private LinearWeights linear(Crossword game) {
        boolean extended = base.isEmpty() && !options.features(game).equals(FeatureSet.twelve());
        try {
            LinearWeights linear = LinearWeights.open(
                    extended ? "extended" : base, game.variant().tiles().alphabet());
            if (!linear.features().equals(options.features(game))) {
                throw new BadInput("--base has weights for " + linear.features().size() + " features, --features for "
                        + options.features(game).size());
            }
            return linear;
        } catch (IllegalArgumentException e) {
            throw new BadInput("--base: " + e.getMessage(), e);
        }
    }
}
