package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.crossword.Crossword;
import dev.quoin.learning.linear.LinearLearner;
import dev.quoin.learning.linear.LinearTraining;
import dev.quoin.learning.linear.LinearTraining.Point;
import dev.quoin.learning.sample.SelfPlayGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin train clabbers2`: trains a linear evaluation of moves.
@Command(
        name = "clabbers2",
        header = "Train the weights of clabbers2 in games against an agent or itself.",
        description = {
            "Writes the weights to a text file after every game, and next to it a checkpoint (.state),"
                    + " the learning curve (.csv) and its picture (.png). Ctrl-C stops after the current game."
                    + " --resume, with the same options, continues from the checkpoint and produces the same files"
                    + " as an uninterrupted run."
        },
        footer = {
            "  quoin train clabbers2 --against greedy --games 5000 --seed 1",
            "  quoin train clabbers2 --against greedy --games 9000 --seed 1 --resume",
            "  quoin train clabbers2 --games 5000 --features extended -o my.weights",
            "  quoin play crossword --opponent clabbers2:my.weights   play against the result",
        })
final class Clabbers2Command implements Callable<Integer> {
    private static final int RECENT = 500;

    private final Console console;

    @Mixin
    private final SelfPlayOptions options = new SelfPlayOptions();

    @Option(names = "--alpha", paramLabel = "X", description = "Step size, more than 0 and at most 1 (default: 0.1).")
    private double alpha = LinearLearner.DEFAULT_ALPHA;

    @Option(
            names = "--ridge",
            paramLabel = "X",
            description = "Ridge penalty: the weight of the current weights, in moves (default: 1000).")
    private double ridge = LinearLearner.DEFAULT_RIDGE;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: clabbers2.weights).")
    private Path output = Path.of("clabbers2.weights");

    @Option(names = "--resume", description = "Resume from the checkpoint next to the output file.")
    private boolean resume;

    Clabbers2Command(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        int games = options.games();
        LinearTraining training;
        try {
            training = open();
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot train: " + e.getMessage(), e);
        }
        var series = new GameSeries(training::games, training::playGame, () -> "; " + recent(training.curve()));
        try (var interruption = Interruption.watch()) {
            boolean interrupted = series.until(games, console, interruption);
            report(training);
            console.out().flush();
            return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    private LinearTraining open() {
        Crossword game = options.game(console);
        var learner = new LinearLearner(alpha, ridge);
        SelfPlayGames selfPlay = options.selfPlay(game);
        Map<String, String> notes = options.notes(game);
        notes.put("alpha", Double.toString(alpha));
        notes.put("ridge", Double.toString(ridge));
        LongFunction<String> command =
                played -> options.command("clabbers2", played, " --alpha " + alpha + " --ridge " + ridge);
        if (!resume) {
            SelfPlayOptions.refuseExisting(output);
            return LinearTraining.begin(
                    output, selfPlay, learner, notes, command, LinearLearner.initialWeights(options.features(game)));
        }
        LinearTraining resumed = LinearTraining.resume(
                output,
                selfPlay,
                learner,
                notes,
                command,
                game.variant().tiles().alphabet());
        int given = options.features(game).size();
        int trained = resumed.weights().features().size();
        if (trained != given) {
            throw new BadInput(output + " has weights for " + trained + " features, --features for " + given);
        }
        return resumed;
    }

    private void report(LinearTraining training) throws IOException {
        List<Point> points = training.curve();
        if (points.isEmpty()) {
            return;
        }
        Path picture = output.resolveSibling(output.getFileName() + ".png");
        Files.write(picture, LinearPicture.draw(points));
        console.out().line(String.format(Locale.ROOT, "%d games; %s", training.games(), recent(points)));
        console.out().line("weights " + output + ", curve " + LinearTraining.curveFile(output) + " and " + picture);
    }

    private static String recent(List<Point> points) {
        List<Point> last = points.subList(Math.max(0, points.size() - RECENT), points.size());
        return String.format(
                Locale.ROOT,
                "last %d: %.1f%% won, %+.1f points",
                last.size(),
                100 * LinearPicture.won(last),
                LinearPicture.ahead(last));
    }
}
