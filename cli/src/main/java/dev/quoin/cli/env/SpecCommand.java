package dev.quoin.cli.env;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.env.EnvironmentSpec;
import dev.quoin.env.Environments;
import dev.quoin.env.option.OptionSpec;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin env spec`: shows the spaces, infos and options of an environment.
@Command(
        name = "spec",
        header = "Show the spaces, infos and options of an environment.",
        description = {
            "The signature is a digest of a few episodes of random legal actions. It is the same on"
                    + " every machine and changes with the rules, the word list, the encoding and the rewards."
        },
        footer = {
            "  quoin env spec Othello-v0",
            "  quoin env spec Othello-v0 --option observation=bytes --json",
        })
final class SpecCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ChosenEnvironment chosen = new ChosenEnvironment();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    SpecCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        EnvironmentSpec spec;
        try {
            spec = Environments.spec(chosen.id(), chosen.options(console));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
        if (json) {
            new JsonLines(console.out()).print(out -> SpecJson.write(out, spec));
        } else {
            print(console.out(), spec);
        }
        return ExitCode.FINE;
    }

    private static void print(Output out, EnvironmentSpec spec) {
        line(out, "id", spec.id());
        line(out, "title", spec.title());
        line(out, "observation", spec.observationSpace());
        line(out, "action", spec.actionSpace());
        spec.layout().info().forEach(field -> line(out, "info", field.name() + " " + field.box()));
        options(out, "option", spec.options());
        options(out, "reset", spec.resetOptions());
        line(out, "longest", spec.longest() + " legal actions");
        line(out, "render", String.join(", ", spec.renderModes()));
        line(out, "signature", spec.signature());
    }

    private static void options(Output out, String name, List<OptionSpec> options) {
        for (OptionSpec option : options) {
            line(out, name, option.name() + " = " + option.otherwise() + ": " + option.allowed());
        }
    }

    private static void line(Output out, String name, Object value) {
        out.line("%-12s %s".formatted(name, value));
    }
}
