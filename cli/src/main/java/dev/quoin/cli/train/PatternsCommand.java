package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.pattern.PatternTraining;
import dev.quoin.learning.pattern.PatternTraining.Point;
import dev.quoin.learning.pattern.TdConfig;
import dev.quoin.learning.pattern.TdLearningRate;
import dev.quoin.othello.pattern.PatternWeights;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin train patterns`: trains Othello's pattern weights by TD(λ).
@Command(
        name = "patterns",
        header = "Train Othello's pattern weights by TD(λ) in self-play.",
        description = {
            "Writes the weights every 20,000 games and at the end, and next to them a checkpoint"
                    + " (.state) and the learning curve (.csv): the root mean squared TD error in discs. Ctrl-C"
                    + " stops after the current game. --resume, with the same options, continues from the"
                    + " checkpoint and produces the same files as an uninterrupted run."
        },
        footer = {
            "  quoin train patterns --games 100000 --seed 1 -o my.patterns",
            "  quoin train patterns --games 900000 --seed 1 -o my.patterns --resume",
            "  quoin train patterns --from my.patterns --ahead 3 --games 9000 -o new.patterns",
            "  quoin play othello --white patterns:6:my.patterns",
        })
final class PatternsCommand implements Callable<Integer> {
    private static final int SAVED_EVERY = 20_000;
    private static final TdConfig DEFAULTS = TdConfig.defaults(1);

    private final Console console;

    @Option(names = "--games", required = true, paramLabel = "N", description = "Total number of games.")
    private long games;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 1).")
    private long seed = DEFAULTS.seed();

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Maximum number of random opening moves (default: ${DEFAULT-VALUE}).")
    private int opening = DEFAULTS.opening();

    @Option(
            names = "--explore",
            paramLabel = "SHARE",
            description = "Exploration rate ε after the opening, 0 to 1 (default: ${DEFAULT-VALUE}).")
    private double explore = DEFAULTS.epsilon();

    @Option(
            names = "--sparring",
            paramLabel = "SHARE",
            description =
                    "Fraction of games in which one side plays greedily, 0 to 1 (default:" + " ${DEFAULT-VALUE}).")
    private double sparring = DEFAULTS.sparring();

    @Option(names = "--lambda", paramLabel = "X", description = "λ of TD(λ), 0 to 1 (default: ${DEFAULT-VALUE}).")
    private float lambda = DEFAULTS.lambda();

    @Option(names = "--rate", paramLabel = "X", description = "Initial learning rate (default: ${DEFAULT-VALUE}).")
    private float rate = DEFAULTS.learningRate().initial();

    @Option(
            names = "--settle",
            paramLabel = "N",
            description = "Number of games after which the learning rate is halved; after twice as many it is"
                    + " a third (default: ${DEFAULT-VALUE}).")
    private long settle = DEFAULTS.learningRate().halfLife();

    @Option(
            names = "--ahead",
            paramLabel = "N",
            description = "Search depth of both sides in moves (default: ${DEFAULT-VALUE}).")
    private int ahead = DEFAULTS.depth();

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "Start from the weights of this file instead of zeros.")
    private @Nullable Path from;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: othello.patterns).")
    private Path output = Path.of("othello.patterns");

    @Option(names = "--resume", description = "Resume from the checkpoint next to the output file.")
    private boolean resume;

    PatternsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (games < 1) {
            throw new BadInput("--games must be at least 1, got " + games);
        }
        if (resume && from != null) {
            throw new BadInput("--from starts a new run and --resume continues one: give only one of them");
        }
        PatternTraining training = open();
        boolean interrupted = play(training);
        List<Point> curve = training.curve();
        String error = curve.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT, "; error %.2f discs", curve.getLast().error());
        console.out().line(training.games() + " games" + error);
        console.out().line("values " + output + ", curve " + PatternTraining.curveFile(output) + picture(curve));
        console.out().flush();
        return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }

    /// Draws the learning curve; returns the name of its file for the output.
    private String picture(List<Point> curve) {
        if (curve.isEmpty()) {
            return "";
        }
        List<CurvePicture.Spot> spots = curve.stream()
                .map(point -> new CurvePicture.Spot(point.games(), point.error()))
                .toList();
        var panel = new CurvePicture.Panel(List.of(new CurvePicture.Line("error in discs", spots)), 0);
        Path file = output.resolveSibling(output.getFileName() + ".png");
        AtomicFile.write(file, CurvePicture.draw(List.of(panel), "games"));
        return " and " + file;
    }

    private PatternTraining open() {
        try {
            var config =
                    new TdConfig(seed, opening, explore, sparring, lambda, new TdLearningRate(rate, settle), ahead);
            if (resume) {
                return PatternTraining.resume(output, config);
            }
            SelfPlayOptions.refuseExisting(output, PatternTraining.checkpointFile(output));
            return from == null
                    ? PatternTraining.begin(output, config)
                    : PatternTraining.begin(output, config, PatternWeights.read(from));
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot train: " + e.getMessage(), e);
        }
    }

    /// Plays the remaining games; returns whether it was interrupted.
    private boolean play(PatternTraining training) {
        try (var interruption = Interruption.watch()) {
            boolean interrupted = new GameSeries(training::games, () -> playGame(training), () -> "")
                    .until(games, console, interruption);
            training.save();
            return interrupted;
        }
    }

    private static void playGame(PatternTraining training) {
        training.playGame();
        if (training.games() % SAVED_EVERY == 0) {
            training.save();
        }
    }
}
