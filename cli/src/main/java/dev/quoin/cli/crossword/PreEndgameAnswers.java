package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.preendgame.PreEndgameOptions;
import dev.quoin.crossword.preendgame.PreEndgameResult;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Solves pre-endgames and prints the results, with progress on standard error. Not thread-safe.
final class PreEndgameAnswers implements AutoCloseable {
    private final PlayFinders finders;
    private final PreEndgameOptions options;
    private final PreEndgameReport report;
    private final StatusLine status;
    private final Map<Variant, PreEndgameSolver> solvers = new HashMap<>();

    PreEndgameAnswers(Console console, PlayFinders finders, PreEndgameOptions options, PreEndgameReport report) {
        this.finders = finders;
        this.options = options;
        this.report = report;
        status = StatusLine.of(console);
    }

    /// The number of positions solved.
    int count() {
        return report.count();
    }

    /// Solves one position; returns false when interrupted, after printing what is known.
    ///
    /// @param place where the position was read, for messages
    boolean solve(String place, CgpPosition position) {
        PreEndgameSolver solver = solvers.computeIfAbsent(
                finders.rules(position), rules -> new PreEndgameSolver(finders.lexicon(rules), rules, options));
        try (var interruption = Interruption.watch()) {
            CrosswordPosition seen = position.seen();
            if (seen.players() == 2 && seen.bagSize() == 0) {
                throw new BadInput(place + ": the bag is empty. Use 'quoin endgame' for this position.");
            }
            long start = System.nanoTime();
            PreEndgameResult result = solver.solve(seen, nodes -> {
                status.show(() -> String.format(Locale.ROOT, "position %d: %,d nodes", count() + 1, nodes));
                return interruption.isRequested();
            });
            status.clear();
            report.print(position, result, System.nanoTime() - start);
            return !interruption.isRequested();
        } catch (IllegalArgumentException e) {
            throw new BadInput(place + ": " + e.getMessage());
        }
    }

    @Override
    public void close() {
        status.close();
    }
}
