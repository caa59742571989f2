package dev.quoin.cli.arena;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.BudgetText;
import dev.quoin.game.Budget;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The conditions of games. Filled by picocli.
final class ChosenTerms {
    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "What each agent may think in a whole game, such as 25m or 90s; no clock when missing. Games"
                    + " with a clock cannot be repeated: --budget 20000n can.")
    private @Nullable String clock;

    @Option(
            names = "--overtime",
            paramLabel = "WHAT",
            description = "What a clock that runs out costs: penalty (points, in crossword games; default) or loss.")
    private OvertimeCost overtime = OvertimeCost.penalty;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "How many refused moves an agent may make in a turn; 3 when missing.")
    private int tries = Terms.standard().tries();

    @Option(
            names = "--on-invalid",
            paramLabel = "WHAT",
            description = "What becomes of the turn then: pass (default) or loss of the game.")
    private InvalidCost invalid = InvalidCost.pass;

    @Option(
            names = "--stall",
            paramLabel = "TIME",
            description = "How long an answer is waited for, with or without a clock; 60s when missing.")
    private String stall = "60s";

    @Option(names = "--nodes", paramLabel = "N", description = "The same as --budget Nn.")
    private @Nullable Long nodes;

    @Option(
            names = "--budget",
            paramLabel = "BUDGET",
            description =
                    "How much built-in agents may think about a move: a time such as 200ms or 5s, or nodes such as"
                            + " 20000n (default: unlimited). Games with a time budget cannot be repeated.")
    private @Nullable String budget;

    /// What overtime costs; the names are what is typed.
    enum OvertimeCost {
        penalty(Clock.Overtime.PENALTY),
        loss(Clock.Overtime.LOSS);

        private final Clock.Overtime meaning;

        OvertimeCost(Clock.Overtime meaning) {
            this.meaning = meaning;
        }
    }

    /// What refused moves cost; the names are what is typed.
    enum InvalidCost {
        pass(Terms.AfterTries.PASS),
        loss(Terms.AfterTries.LOSS);

        private final Terms.AfterTries meaning;

        InvalidCost(Terms.AfterTries meaning) {
            this.meaning = meaning;
        }
    }

    /// The conditions that were chosen.
    Terms terms() {
        if (tries < 1 || tries > 1000) {
            throw new BadInput("--tries must be 1 to 1000, got " + tries);
        }
        if (nodes != null && nodes < 1) {
            throw new BadInput("--nodes must be at least 1, got " + nodes);
        }
        return Terms.standard()
                .withTries(tries, invalid.meaning)
                .withClock(clock == null ? Clock.none() : new Clock(TimeText.read("--clock", clock), overtime.meaning))
                .withTimeout(TimeText.read("--stall", stall))
                .withBudget(budget());
    }

    private Budget budget() {
        if (budget != null && nodes != null) {
            throw new BadInput("give --budget or --nodes, not both");
        }
        if (budget != null) {
            return BudgetText.read("--budget", budget);
        }
        return nodes == null ? Budget.unlimited() : new Budget.Nodes(nodes);
    }
}
