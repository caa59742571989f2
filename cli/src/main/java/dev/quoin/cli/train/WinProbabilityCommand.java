package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.ShellText;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.outcome.WinProbabilityTraining;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin train win-probability`: learns how a lead changes until the end of a game.
@Command(
        name = "win-probability",
        header = "Learn the probability of winning from a lead and the number of unseen tiles.",
        description = {
            "Plays games of static against itself and records how the lead changes until the end, for every number of unseen"
                    + " tiles. The result does not depend on the number of threads. Ctrl-C stops without a file."
        },
        footer = {
            "  quoin train win-probability",
            "  quoin train win-probability --variant mini --leaves m.leaves -o m.winning",
        })
final class WinProbabilityCommand implements Callable<Integer> {
    /// Games between two looks at Ctrl-C.
    private static final int BATCH = 200;

    private final Console console;

    @Mixin
    private final StaticGamesOptions options = new StaticGamesOptions();

    @Option(
            names = "--leaves",
            paramLabel = "FILE",
            description = "Leave values from 'quoin train leaves' (default: the built-in values of the variant).")
    private @Nullable Path leaves;

    @Option(names = "--games", paramLabel = "N", description = "Number of games (default: ${DEFAULT-VALUE}).")
    private int games = 20_000;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: the variant's name and .winning).")
    private @Nullable Path output;

    WinProbabilityCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (games < 1) {
            throw new BadInput("--games must be at least 1, got " + games);
        }
        Crossword game = options.game(console);
        Path file = output == null ? Path.of(game.variant().name() + ".winning") : output;
        SelfPlayOptions.refuseExisting(file);
        long start = System.nanoTime();
        try (var training = new WinProbabilityTraining(game, table(game), options.seed(), options.jobs());
                var interruption = Interruption.watch();
                var status = StatusLine.orMessages(console)) {
            while (training.games() < games && !interruption.isRequested()) {
                training.play(Math.min(BATCH, games - training.games()));
                status.show(() ->
                        StaticGamesOptions.progress(0, training.games(), games, (System.nanoTime() - start) / 1e9));
            }
            if (training.games() < games) {
                return ExitCode.INTERRUPTED;
            }
            status.clear();
            write(file, game, training);
            console.out()
                    .line(String.format(
                            Locale.ROOT,
                            "%d games in %d s: win probabilities in %s",
                            games,
                            Math.round((System.nanoTime() - start) / 1e9),
                            file));
            console.out().flush();
            return ExitCode.FINE;
        }
    }

    private LeaveTable table(Crossword game) {
        if (leaves == null) {
            return LeaveStore.shipped(game.variant(), game.lexicon())
                    .orElseThrow(() -> new BadInput("no leave values for "
                            + game.variant().name() + " with " + game.variant().lexicon()
                            + ": learn them with 'quoin learn leaves' and give them with --leaves"));
        }
        Path file = leaves;
        return BadInput.reading(
                "--leaves", () -> LeaveFile.read(file, game.variant()).table());
    }

    private void write(Path file, Crossword game, WinProbabilityTraining training) {
        String further =
                (leaves == null ? "" : "--leaves " + ShellText.quoted(leaves.toString()) + " ") + "--games " + games;
        String command = options.command("win-probability", game, further);
        var written = new WinProbabilityFile(
                game.variant().name(), game.lexicon().fingerprint(), command, training.probability());
        AtomicFile.write(file, written.text());
    }
}
