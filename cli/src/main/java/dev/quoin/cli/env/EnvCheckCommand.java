package dev.quoin.cli.env;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.env.check.CheckFault;
import dev.quoin.env.check.CheckReport;
import dev.quoin.env.check.EnvironmentChecker;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin env check`: checks the contract of an environment.
@Command(
        name = "check",
        header = "Check an environment with random legal and illegal actions.",
        description = {
            "For every seed, plays one episode of legal actions and one in which half of the actions are"
                    + " illegal. Checks that observations are in their space, masks are correct, seeds are"
                    + " reproducible, invalid steps are rejected, saved states can be loaded, and vectors in all"
                    + " autoreset modes match single environments."
        },
        exitCodeList = "1:a check failed",
        footer = {
            "  quoin env check Othello-v0",
            "  quoin env check Othello-v0 --option opponent=random --episodes 100",
        })
final class EnvCheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ChosenEnvironment chosen = new ChosenEnvironment();

    @Option(names = "--episodes", paramLabel = "N", description = "Number of seeds (default: 20).")
    private int episodes = 20;

    @Option(names = "--seed", paramLabel = "N", description = "First seed (default: 1).")
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    EnvCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (episodes < 1) {
            throw new BadInput("--episodes must be at least 1, got " + episodes);
        }
        EnvironmentChecker checker;
        try {
            checker = EnvironmentChecker.of(chosen.id(), chosen.options(console));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
        CheckReport report = checker.withEpisodes(episodes).fromSeed(seed).check();
        if (json) {
            new JsonLines(console.out()).print(out -> write(out, report));
        } else {
            console.out().line(chosen.id() + ": " + report);
        }
        return report.faults().isEmpty() ? ExitCode.FINE : ExitCode.NO;
    }

    private void write(JsonGenerator out, CheckReport report) {
        out.writeStringProperty("id", chosen.id());
        out.writeBooleanProperty("fine", report.faults().isEmpty());
        out.writeNumberProperty("episodes", report.episodes());
        out.writeNumberProperty("steps", report.steps());
        out.writeArrayPropertyStart("faults");
        for (CheckFault fault : report.faults()) {
            out.writeStartObject();
            out.writeStringProperty("rule", fault.rule().name());
            out.writeStringProperty("promise", fault.rule().sentence());
            out.writeNumberProperty("seed", fault.seed());
            out.writeNumberProperty("step", fault.step());
            out.writeStringProperty("detail", fault.detail());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
