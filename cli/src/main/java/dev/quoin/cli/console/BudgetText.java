package dev.quoin.cli.console;

import dev.quoin.game.Budget;

/// Parses budgets: `200ms`, `5s`, `20000n`.
public final class BudgetText {
    private BudgetText() {}

    /// Parses a budget.
    ///
    /// @param option the option, for the error message
    public static Budget read(String option, String text) {
        try {
            return Budget.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(option + ": " + wrong.getMessage(), wrong);
        }
    }
}
