package dev.quoin.cli.play;

import dev.quoin.cli.console.BudgetText;
import dev.quoin.game.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for the computer's budget per move.
final class BudgetOption {
    @Option(
            names = "--budget",
            paramLabel = "BUDGET",
            description = "Thinking limit of the computer per move: a time such as 200ms or 5s, or a number of nodes"
                    + " such as 20000n (default: unlimited).")
    private @Nullable String budget;

    /// Returns the chosen budget.
    Budget budget() {
        return budget == null ? Budget.unlimited() : BudgetText.read("--budget", budget);
    }
}
