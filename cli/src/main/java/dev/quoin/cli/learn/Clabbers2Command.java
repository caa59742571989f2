package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.crossword.Crossword;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.linear.Curve.Point;
import dev.quoin.learning.linear.LinearTraining;
import dev.quoin.learning.linear.LinearLearner;
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

/// `quoin learn clabbers2`: linear values of moves, learnt by play.
@Command(
        name = "clabbers2",
        header = "Learn the weights of clabbers2 by playing against an agent.",
        description = {
            "After every game the weights are written to a text file; the files beside it that end in .state, .csv and .png"
                    + " are what --resume needs, the learning curve, and its picture. Ctrl-C ends the course after the game that"
                    + " is being played; --resume goes on with the same files and the same options, and gives what never"
                    + " stopping would have given."
        },
        footer = {
            "  quoin learn clabbers2 --against greedy --games 5000 --seed 1",
            "  quoin learn clabbers2 --against greedy --games 9000 --seed 1 --resume",
            "  quoin learn clabbers2 --games 5000 --features extended -o my.weights",
            "  quoin play crossword --opponent clabbers2:my.weights   what was learnt plays",
        })
final class Clabbers2Command implements Callable<Integer> {
    private static final int RECENT = 500;

    private final Console console;

    @Mixin
    private final SelfPlayOptions course = new SelfPlayOptions();

    @Option(names = "--alpha", paramLabel = "X", description = "How far a step goes, up to 1; default 0.1.")
    private double alpha = LinearLearner.USUAL_ALPHA;

    @Option(
            names = "--ridge",
            paramLabel = "X",
            description = "How many moves speak for the present weights against those of a game; default 1000.")
    private double ridge = LinearLearner.USUAL_RIDGE;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file of weights; default clabbers2.weights.")
    private Path output = Path.of("clabbers2.weights");

    @Option(names = "--resume", description = "Go on where the file of weights ends.")
    private boolean resume;

    Clabbers2Command(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        int games = course.games();
        LinearTraining learning;
        try {
            learning = open();
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot learn: " + e.getMessage(), e);
        }
        var series = new GameSeries(
                learning::games,
                learning::playGame,
                () -> "; " + recent(learning.curve().points()));
        try (var _ = Interruption.open()) {
            boolean interrupted = series.until(games, console);
            report(learning);
            console.out().flush();
            return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    private LinearTraining open() {
        Crossword game = course.game(console);
        var learner = new LinearLearner(alpha, ridge);
        SelfPlayGames lessons = course.lessons(game);
        Map<String, String> notes = course.notes(game);
        notes.put("alpha", Double.toString(alpha));
        notes.put("ridge", Double.toString(ridge));
        LongFunction<String> command =
                played -> course.command("clabbers2", played, " --alpha " + alpha + " --ridge " + ridge);
        if (!resume) {
            SelfPlayOptions.refuseExisting(output);
            return LinearTraining.begin(
                    output, lessons, learner, notes, command, LinearLearner.beginning(course.features(game)));
        }
        LinearTraining resumed = LinearTraining.resume(
                output, lessons, learner, notes, command, game.variant().tiles().alphabet());
        int given = course.features(game).size();
        int learnt = resumed.weights().features().size();
        if (learnt != given) {
            throw new BadInput(output + " has weights for " + learnt + " features, --features for " + given);
        }
        return resumed;
    }

    private void report(LinearTraining learning) throws IOException {
        List<Point> points = learning.curve().points();
        if (points.isEmpty()) {
            return;
        }
        Path picture = output.resolveSibling(output.getFileName() + ".png");
        Files.write(picture, LinearPicture.draw(points));
        console.out().line(String.format(Locale.ROOT, "%d games; %s", learning.games(), recent(points)));
        console.out().line("weights " + output + ", curve " + LinearTraining.curveFile(output) + " and " + picture);
    }

    private static String recent(List<Point> points) {
        List<Point> last = points.subList(Math.max(0, points.size() - RECENT), points.size());
        return String.format(
                Locale.ROOT,
                "last %d: %.1f %% won, %+.1f points",
                last.size(),
                100 * LinearPicture.won(last),
                LinearPicture.ahead(last));
    }
}
