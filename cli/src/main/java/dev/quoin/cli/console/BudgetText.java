package dev.quoin.cli.console;

import dev.quoin.game.Budget;

/// Budgets as they are typed: `200ms`, `5s`, `20000n`.
public final class BudgetText {
    private BudgetText() {}

    /// The budget of a text.
    ///
    /// @param option where the text was given, for the error message
    public static Budget read(String option, String text) {
        try {
            return Budget.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(option + ": " + wrong.getMessage(), wrong);
        }
    }
}
