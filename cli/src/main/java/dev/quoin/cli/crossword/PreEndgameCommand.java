package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.notation.gcg.GcgEndgame;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.preendgame.PreEndgameOptions;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin preendgame`: finds the moves that win most often with a few tiles in the bag.
@Command(
        name = "preendgame",
        header = "Find the move that wins most often, with one to four tiles in the bag.",
        description = {
            "Every draw is considered. If a move empties the bag, the rest is an endgame, and it is proved who wins."
                    + " Moves that leave tiles in the bag are estimated. In an unfinished GCG file, the last position"
                    + " is solved; in a finished one, the first with four tiles or less in the bag. Ctrl-C prints what"
                    + " is known so far and ends the command."
        },
        footer = {
            "  quoin preendgame game.gcg --seconds 30",
            "  quoin preendgame positions.cgp --top 3",
            "  quoin preendgame - --candidates 20 --json < positions.cgp",
        })
public final class PreEndgameCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final PositionFiles files = new PositionFiles();

    @Mixin
    private final SolverLimits limits = new SolverLimits();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Node limit per position; unlike --seconds, it gives the same result every time.")
    private long nodes = PreEndgameOptions.ANY_NODES;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            description = "Consider only the N best moves by equity (default: all moves).")
    private int candidates = PreEndgameOptions.ALL;

    @Option(names = "--top", paramLabel = "K", description = "Show only the K best moves (default: 10).")
    private int top = 10;

    @Option(names = "--json", description = "Print one JSON object per position.")
    private boolean json;

    @Mixin
    private final PositionRules rules = new PositionRules();

    public PreEndgameCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        var report = new PreEndgameReport(options(), top);
        return files.answer(console, "preendgame", rules, PreEndgameCommand::preEndgame, report, json);
    }

    private PreEndgameOptions options() {
        SolverLimits.atLeastOne("--nodes", nodes);
        SolverLimits.atLeastOne("--candidates", candidates);
        SolverLimits.atLeastOne("--top", top);
        return PreEndgameOptions.standard()
                .withThreads(limits.threads())
                .withTimeLimit(limits.time().orElse(PreEndgameOptions.UNLIMITED))
                .withNodeLimit(nodes)
                .withCandidates(candidates);
    }

    private static TurnPosition preEndgame(GcgFile record, Variant variant) {
        return GcgEndgame.findPreEndgame(record, variant, PreEndgameSolver.MOST_IN_BAG)
                .map(TurnPosition::of)
                .orElseThrow(() -> new BadInput(record.source() + ": no turn has 1 to " + PreEndgameSolver.MOST_IN_BAG
                        + " tiles in the bag and a rack that is known. If the bag is empty, use 'quoin endgame'."));
    }
}
