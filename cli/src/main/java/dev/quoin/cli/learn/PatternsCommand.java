package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.pattern.PatternTraining;
import dev.quoin.learning.pattern.PatternCurve.Point;
import dev.quoin.learning.pattern.TdConfig;
import dev.quoin.learning.pattern.TdLearningRate;
import dev.quoin.othello.pattern.PatternValues;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin learn patterns`: values of parts of an Othello board, learnt by play.
@Command(
        name = "patterns",
        header = "Learn the values of Othello's patterns by playing against itself.",
        description = {
            "The values are written every 20,000 games and at the end; the files beside them that end in .state and .csv"
                    + " are what --resume needs and the learning curve: by how many discs values missed what they should"
                    + " have been. Ctrl-C ends the course after the game that is being played; --resume goes on with the"
                    + " same options, and gives what never stopping would have given."
        },
        footer = {
            "  quoin learn patterns --games 100000 --seed 1 -o my.patterns",
            "  quoin learn patterns --games 900000 --seed 1 -o my.patterns --resume",
            "  quoin learn patterns --from my.patterns --ahead 3 --games 9000 -o new.patterns",
            "  quoin play othello --white patterns:6:my.patterns",
        })
final class PatternsCommand implements Callable<Integer> {
    private static final int SAVED_EVERY = 20_000;
    private static final TdConfig USUAL = TdConfig.usual(1);

    private final Console console;

    @Option(names = "--games", required = true, paramLabel = "N", description = "How many games in all.")
    private long games;

    @Option(names = "--seed", paramLabel = "N", description = "The same seed plays the same games; default 1.")
    private long seed = USUAL.seed();

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Games begin with up to so many moves at random; default ${DEFAULT-VALUE}.")
    private int opening = USUAL.opening();

    @Option(
            names = "--explore",
            paramLabel = "SHARE",
            description = "How many later moves are at random, 0 to 1; default ${DEFAULT-VALUE}.")
    private double explore = USUAL.explore();

    @Option(
            names = "--sparring",
            paramLabel = "SHARE",
            description = "In how many games one side turns as many discs as it can, 0 to 1; default ${DEFAULT-VALUE}.")
    private double sparring = USUAL.sparring();

    @Option(
            names = "--lambda",
            paramLabel = "X",
            description = "How much of what came of a position counts against how the next one was judged, 0 to 1;"
                    + " default ${DEFAULT-VALUE}.")
    private float lambda = USUAL.lambda();

    @Option(
            names = "--rate",
            paramLabel = "X",
            description = "The part of an error that is corrected at once as long as nothing speaks against it;"
                    + " default ${DEFAULT-VALUE}.")
    private float rate = USUAL.rate().first();

    @Option(
            names = "--settle",
            paramLabel = "N",
            description =
                    "After so many games the rate is half, after twice as many a third; default" + " ${DEFAULT-VALUE}.")
    private long settle = USUAL.rate().settle();

    @Option(
            names = "--ahead",
            paramLabel = "N",
            description = "How many moves a side looks ahead; default ${DEFAULT-VALUE}.")
    private int ahead = USUAL.ahead();

    @Option(names = "--from", paramLabel = "FILE", description = "Begin with these values instead of with nothing.")
    private @Nullable Path from;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file of values; default othello.patterns.")
    private Path output = Path.of("othello.patterns");

    @Option(names = "--resume", description = "Go on where the file of values ends.")
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
            throw new BadInput("--from begins a course and --resume goes on with one: give one of them");
        }
        PatternTraining course = open();
        boolean interrupted = play(course);
        List<Point> curve = course.curve();
        String error = curve.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT, "; error %.2f discs", curve.getLast().error());
        console.out().line(course.games() + " games" + error);
        console.out().line("values " + output + ", curve " + PatternTraining.curveFile(output) + picture(curve));
        console.out().flush();
        return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }

    /// Draws the curve; how its file is told.
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
            var habits =
                    new TdConfig(seed, opening, explore, sparring, lambda, new TdLearningRate(rate, settle), ahead);
            if (resume) {
                return PatternTraining.resume(output, habits);
            }
            SelfPlayOptions.refuseExisting(output, PatternTraining.stateFile(output));
            return from == null
                    ? PatternTraining.begin(output, habits)
                    : PatternTraining.begin(output, habits, PatternValues.read(from));
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot learn: " + e.getMessage(), e);
        }
    }

    /// Plays the games that are missing; whether it was interrupted.
    private boolean play(PatternTraining course) {
        try (var _ = Interruption.open()) {
            boolean interrupted = new GameSeries(course::games, () -> playGame(course), () -> "").until(games, console);
            course.save();
            return interrupted;
        }
    }

    private static void playGame(PatternTraining course) {
        course.playGame();
        if (course.games() % SAVED_EVERY == 0) {
            course.save();
        }
    }
}
