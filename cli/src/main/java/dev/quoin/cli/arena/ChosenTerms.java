package dev.quoin.cli.arena;

import dev.quoin.cli.arena.setup.Pace;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TimeControl;
import dev.quoin.game.play.TimeText;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for the terms of games. Filled by picocli.
final class ChosenTerms {
    /// The value of `--clock` for the clock of the variant, and the setting that has the variant's name.
    private static final String VARIANT = "variant";

    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "Time control of each agent: " + Pace.CLOCKS + ", or variant for the clock of the crossword"
                    + " variant (default: no clock). Games with a clock are not reproducible; games with nodes are.")
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

    /// The penalty for overtime; the constants are named as on the command line.
    enum OvertimeCost {
        penalty(Clock.Overtime.PENALTY),
        loss(Clock.Overtime.LOSS);

        private final Clock.Overtime meaning;

        OvertimeCost(Clock.Overtime meaning) {
            this.meaning = meaning;
        }
    }

    /// The penalty for illegal moves; the constants are named as on the command line.
    enum InvalidCost {
        pass(Terms.AfterTries.PASS),
        loss(Terms.AfterTries.LOSS);

        private final Terms.AfterTries meaning;

        InvalidCost(Terms.AfterTries meaning) {
            this.meaning = meaning;
        }
    }

    /// Returns the chosen terms for games of a ruleset.
    Terms terms(Ruleset<?, ?> ruleset) {
        if (tries < 1 || tries > 1000) {
            throw new BadInput("--tries must be 1 to 1000, got " + tries);
        }
        if (nodes != null && nodes < 1) {
            throw new BadInput("--nodes must be at least 1, got " + nodes);
        }
        if (budget != null && nodes != null) {
            throw new BadInput("give --budget or --nodes, not both");
        }
        Terms terms = Terms.standard()
                .withTries(tries, invalid.meaning)
                .withClock(new Clock(new TimeControl.Untimed(), overtime.meaning))
                .withTimeout(timeout());
        try {
            return Pace.read(clock(ruleset), nodes == null ? budget : nodes + "n")
                    .in(terms);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--" + wrong.getMessage(), wrong);
        }
    }

    /// Tells the user that a variant of their own has a clock that this match does not use. The shipped variants have
    /// one too, and play without it by default.
    void report(Console console, Ruleset<?, ?> ruleset) {
        String variant = ruleset.setting().getOrDefault(VARIANT, "");
        if (clock == null && !ruleset.clock().isZero() && !Variants.isName(variant)) {
            console.message("Variant " + variant + " has a clock of " + TimeText.show(ruleset.clock())
                    + ", but matches have no clock by default. To use it, give --clock variant.");
        }
    }

    private @Nullable String clock(Ruleset<?, ?> ruleset) {
        if (clock == null || !clock.strip().equals(VARIANT)) {
            return clock;
        }
        if (ruleset.clock().isZero()) {
            String played = ruleset.setting().containsKey(VARIANT)
                    ? "variant " + ruleset.setting().get(VARIANT)
                    : "this game";
            throw new BadInput("--clock variant: " + played + " has no clock. Give a time, such as --clock 25m");
        }
        return TimeText.show(ruleset.clock());
    }

    /// Unlike a clock, it may be given in seconds without a unit.
    private Duration timeout() {
        return BadInput.reading(
                "--stall", () -> TimeText.parse(stall.matches("\\s*[0-9.]+\\s*") ? stall.strip() + "s" : stall));
    }
}
