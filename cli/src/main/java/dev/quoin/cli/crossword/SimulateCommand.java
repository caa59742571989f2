package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.notation.gcg.GcgEndgame;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin simulate`: finds out how often the best moves of a position win.
@Command(
        name = "simulate",
        header = "Simulate the best moves of a position: win percentage, spread, typical reply.",
        description = {
            "The best moves by equity are played many times: the unseen tiles are drawn at random, and both sides go on"
                    + " with their best moves by equity. ± is one standard error. 'settled' means that it stopped early,"
                    + " because more samples would hardly change the choice. In an unfinished GCG file, the last"
                    + " position is simulated; in a finished one, the last turn with tiles in the bag. Ctrl-C prints"
                    + " what is known so far and ends the command."
        },
        footer = {
            "  quoin simulate game.gcg",
            "  quoin simulate positions.cgp --iterations 10000 --top 3",
            "  quoin simulate - --seconds 20 --json < positions.cgp",
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int MOST_PLIES = 100;
    private static final int MOST_CANDIDATES = 1000;
    private static final int MOST_INFERRED = 100_000;
    private static final int USUAL_ITERATIONS = 1000;

    private final Console console;

    @Mixin
    private final PositionFiles files = new PositionFiles();

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description =
                    "Number of samples per position, all moves together (default: 1000, or unlimited with --seconds).")
    private @Nullable Integer iterations;

    @Mixin
    private final SolverLimits limits = new SolverLimits();

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of moves to play after each move (default: 2, or 4 from 10000 iterations on).")
    private @Nullable Integer plies;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            description = "Simulate only the N best moves by equity (default: 40).")
    private int candidates = SimulationOptions.ofIterations(USUAL_ITERATIONS).candidates();

    @Option(
            names = "--infer",
            paramLabel = "N",
            description = "Number of racks to try to infer what the opponent kept (default: 0, no inference).")
    private int inferred;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(names = "--top", paramLabel = "K", description = "Show only the K best moves (default: 10).")
    private int top = 10;

    @Mixin
    private final LeaveOption leaves = new LeaveOption();

    @Option(names = "--json", description = "Print one JSON object per position.")
    private boolean json;

    @Mixin
    private final PositionRules rules = new PositionRules();

    public SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        SolverLimits.atLeastOne("--top", top);
        var report = new SimulationReport(options(), seed, leaves, top);
        return files.answer(console, "simulate", rules, SimulateCommand::last, report, json);
    }

    private SimulationOptions options() {
        int usual = limits.time().isPresent() ? MOST_ITERATIONS : USUAL_ITERATIONS;
        return new SimulationOptions(
                iterations == null ? usual : SolverLimits.checked("--iterations", iterations, 1, MOST_ITERATIONS),
                SolverLimits.checked("--candidates", candidates, 1, MOST_CANDIDATES),
                plies == null ? SimulationOptions.AUTOMATIC : SolverLimits.checked("--plies", plies, 1, MOST_PLIES),
                limits.threads(),
                SolverLimits.checked("--infer", inferred, 0, MOST_INFERRED),
                limits.time().orElse(SimulationOptions.UNLIMITED));
    }

    private static TurnPosition last(GcgFile record, Variant variant) {
        return GcgEndgame.findLast(record, variant)
                .orElseThrow(() -> new BadInput(record.source()
                        + ": no turn has tiles in the bag and a rack that is known. If the bag is empty, use"
                        + " 'quoin endgame'."));
    }
}
