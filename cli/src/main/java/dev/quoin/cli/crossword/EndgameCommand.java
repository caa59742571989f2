package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.notation.gcg.GcgEndgame;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin endgame`: finds the exact values of positions with an empty bag.
@Command(
        name = "endgame",
        header = "Solve endgames exactly: value and best line of positions with an empty bag.",
        description = {
            "The value is the change of the spread for the player to move, with best play of both to the end and the"
                    + " points for the racks. In an unfinished GCG file, the last position is solved; in a finished"
                    + " one, the first with an empty bag. Ctrl-C prints what is known so far and ends the command."
        },
        footer = {
            "  quoin endgame game.gcg",
            "  quoin endgame positions.cgp --seconds 20",
            "  quoin endgame - --all --json < positions.cgp",
        })
public final class EndgameCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final PositionFiles files = new PositionFiles();

    @Mixin
    private final SolverLimits limits = new SolverLimits();

    @Option(names = "--all", description = "Show the value of every move.")
    private boolean all;

    @Option(names = "--json", description = "Print one JSON object per position.")
    private boolean json;

    @Mixin
    private final PositionRules rules = new PositionRules();

    public EndgameCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        CrosswordEndgameOptions options = CrosswordEndgameOptions.standard()
                .withThreads(limits.threads())
                .withTimeLimit(limits.time().orElse(CrosswordEndgameOptions.UNLIMITED))
                .withRootValues(all ? RootValues.ALL : RootValues.BEST);
        return files.answer(console, "endgame", rules, EndgameCommand::endgame, new EndgameReport(options), json);
    }

    private static TurnPosition endgame(GcgFile record, Variant variant) {
        return GcgEndgame.find(record, variant)
                .map(TurnPosition::of)
                .orElseThrow(() -> new BadInput(record.source()
                        + ": the bag is not empty, or the racks are not known. Endgames need an empty bag."));
    }
}
