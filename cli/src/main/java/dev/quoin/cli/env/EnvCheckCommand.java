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

/// `quoin env check`: proves that an environment keeps its promises.
@Command(
        name = "check",
        header = "Check an environment by random and blind play.",
        description = {
            "Every seed is one episode of legal actions and one in which half of the actions are illegal. Observations"
                    + " must be in their space, masks right, seeds repeatable, wrong steps refused, saved states"
                    + " loadable, and vectors of all autoreset modes the same as single environments. Exit code 1 when"
                    + " a promise is broken."
        },
        footer = {
            "  quoin env check Othello-v0",
            "  quoin env check Othello-v0 --option opponent=random --episodes 100",
        })
final class EnvCheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ChosenEnvironment chosen = new ChosenEnvironment();

    @Option(names = "--episodes", paramLabel = "N", description = "How many seeds are tried; 20 when missing.")
    private int episodes = 20;

    @Option(names = "--seed", paramLabel = "S", description = "The first of them; 1 when missing.")
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
            checker = EnvironmentChecker.of(chosen.id(), chosen.options());
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
