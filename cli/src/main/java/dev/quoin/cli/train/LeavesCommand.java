package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.Crossword;
import dev.quoin.learning.leave.LeaveConfig;
import dev.quoin.learning.leave.LeaveTraining;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin train leaves`: learns the values of leaves for the agent `static`.
@Command(
        name = "leaves",
        header = "Learn the value of every leave of up to six tiles, for the agent static.",
        description = {
            "Plays games against itself and values random racks on their boards. A leave is worth what racks with these"
                    + " tiles score more than others. The first round takes the most points each turn, later rounds use the"
                    + " values of the round before. The result does not depend on the number of threads. A checkpoint"
                    + " (.state) is written from time to time next to the output file. Ctrl-C stops after the current games."
                    + " --resume, with the same options, continues and produces the same file as an uninterrupted run."
        },
        footer = {
            "  quoin train leaves --lexicon words.txt -o words.leaves",
            "  quoin train leaves --lexicon words.txt -o words.leaves --resume",
            "  quoin train leaves --variant mini --games 2000 -o mini.leaves",
            "  quoin arena match static:mini.leaves greedy --variant mini",
        })
final class LeavesCommand implements Callable<Integer> {
    /// Games between two looks at Ctrl-C.
    private static final int BATCH = 32;

    private static final long SAVED_EVERY_NANOS = 60_000_000_000L;

    /// A batch has to end and a checkpoint to be written.
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Console console;

    @Mixin
    private final StaticGamesOptions options = new StaticGamesOptions();

    @Option(names = "--rounds", paramLabel = "N", description = "Number of rounds (default: ${DEFAULT-VALUE}).")
    private int rounds = 2;

    @Option(names = "--games", paramLabel = "N", description = "Number of games per round (default: ${DEFAULT-VALUE}).")
    private int games = 5000;

    @Option(
            names = "--racks",
            paramLabel = "N",
            description = "Number of random racks per position (default: ${DEFAULT-VALUE}).")
    private int racks = 50;

    @Option(
            names = "--prior",
            paramLabel = "N",
            description = "How many racks the parts of a leave weigh in its value (default: ${DEFAULT-VALUE}).")
    private int prior = 100;

    @Option(
            names = "--unseen",
            description =
                    "Play one more round and learn how unseen tiles change the values, for static:unseen=1 and others.")
    private boolean unseen;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: the variant's name and .leaves).")
    private @Nullable Path output;

    @Option(names = "--resume", description = "Resume from the checkpoint next to the output file.")
    private boolean resume;

    LeavesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Crossword game = options.game(console);
        Path file = output == null ? Path.of(game.variant().name() + ".leaves") : output;
        long start = System.nanoTime();
        try (LeaveTraining training = open(file, game);
                var interruption = Interruption.watch(PATIENCE)) {
            play(training, interruption);
            if (!training.isOver()) {
                training.save();
                console.out().line(training.games() + " games so far; continue with --resume");
                console.out().flush();
                return ExitCode.INTERRUPTED;
            }
            training.finish(command(game));
            console.out()
                    .line(String.format(
                            Locale.ROOT,
                            "%d games in %d s: values of %d leaves in %s",
                            training.games(),
                            Math.round((System.nanoTime() - start) / 1e9),
                            training.table().ranks().size() - 1,
                            file));
            console.out().flush();
            return ExitCode.FINE;
        }
    }

    private LeaveTraining open(Path file, Crossword game) {
        try {
            LeaveConfig config = config();
            if (resume) {
                return LeaveTraining.resume(file, game, config, options.jobs());
            }
            SelfPlayOptions.refuseExisting(file, LeaveTraining.checkpointFile(file));
            return LeaveTraining.begin(file, game, config, options.jobs());
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot learn: " + e.getMessage(), e);
        }
    }

    private LeaveConfig config() {
        var config = LeaveConfig.of(rounds, games, racks, prior, options.seed());
        return unseen ? config.withUnseen() : config;
    }

    private void play(LeaveTraining training, Interruption interruption) {
        long before = training.games();
        long start = System.nanoTime();
        long saved = start;
        try (var status = StatusLine.orMessages(console)) {
            while (!training.isOver() && !interruption.isRequested()) {
                training.play(BATCH);
                if (System.nanoTime() - saved > SAVED_EVERY_NANOS && !training.isOver()) {
                    training.save();
                    saved = System.nanoTime();
                }
                status.show(() -> progress(training, before, (System.nanoTime() - start) / 1e9));
            }
        }
    }

    private String progress(LeaveTraining training, long before, double seconds) {
        int all = config().allRounds();
        return "round " + training.round() + " of " + all + ", "
                + StaticGamesOptions.progress(before, training.games(), (long) all * games, seconds);
    }

    private String command(Crossword game) {
        return options.command(
                "leaves",
                game,
                "--rounds " + rounds + " --games " + games + " --racks " + racks + " --prior " + prior
                        + (unseen ? " --unseen" : ""));
    }
}
