package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Solves endgames and prints the results, with progress on standard error. Not thread-safe.
final class EndgameAnswers implements AutoCloseable {
    private final PlayFinders finders;
    private final CrosswordEndgameOptions options;
    private final EndgameReport report;
    private final StatusLine status;
    private final Map<Variant, CrosswordEndgameSolver> solvers = new HashMap<>();

    EndgameAnswers(Console console, PlayFinders finders, CrosswordEndgameOptions options, EndgameReport report) {
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
        CrosswordEndgameSolver solver = solvers.computeIfAbsent(
                finders.rules(position), rules -> new CrosswordEndgameSolver(finders.lexicon(rules), rules, options));
        try (var interruption = Interruption.watch()) {
            long start = System.nanoTime();
            CrosswordEndgameResult result = solver.solve(position.dealt(), nodes -> {
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
