package dev.quoin.cli.play;

import dev.quoin.cli.console.BudgetText;
import dev.quoin.game.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How much the computer may think about a move.
final class BudgetOption {
    @Option(
            names = "--budget",
            paramLabel = "BUDGET",
            description = "Thinking limit of the computer per move: a time such as 200ms or 5s, or a number of nodes"
                    + " such as 20000n (default: unlimited).")
    private @Nullable String budget;

    /// The budget that was given.
    Budget budget() {
        return budget == null ? Budget.unlimited() : BudgetText.read("--budget", budget);
    }
}
