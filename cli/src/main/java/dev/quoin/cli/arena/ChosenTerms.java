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
            description = "Time for each agent in a whole game, such as 25m or 90s (default: no clock). Games with a"
                    + " clock are not reproducible; games with --budget 20000n are.")
    private @Nullable String clock;

    @Option(
            names = "--overtime",
            paramLabel = "WHAT",
            description = "Penalty for overtime: penalty (points, in crossword games) or loss (default: penalty).")
    private OvertimeCost overtime = OvertimeCost.penalty;

    @Option(names = "--tries", paramLabel = "N", description = "Number of invalid moves allowed per turn (default: 3).")
    private int tries = Terms.standard().tries();

    @Option(
            names = "--on-invalid",
            paramLabel = "WHAT",
            description = "What happens after that: pass or loss (default: pass).")
    private InvalidCost invalid = InvalidCost.pass;

    @Option(
            names = "--stall",
            paramLabel = "TIME",
            description = "How long to wait for a reply, with or without a clock (default: 60s).")
    private String stall = "60s";

    @Option(names = "--nodes", paramLabel = "N", description = "Same as --budget Nn.")
    private @Nullable Long nodes;

    @Option(
            names = "--budget",
            paramLabel = "BUDGET",
            description = "Thinking limit per move for built-in agents: a time such as 200ms or 5s, or a"
                    + " number of nodes such as 20000n (default: unlimited). Games with a time budget are"
                    + " not reproducible.")
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
