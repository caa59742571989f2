package dev.quoin.cli.learn;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin learn`: groups the learners.
@Command(
        name = "learn",
        header = "Let an agent learn by playing.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin learn clabbers2 --against greedy --games 5000",
            "  quoin learn forest --against self --games 5000 --features extended",
            "  quoin learn patterns --games 1000000",
        })
public final class LearnCommand {
    private LearnCommand() {}

    /// The group with its commands.
    public static CommandLine group(Console console) {
        return new CommandLine(new LearnCommand())
                .addSubcommand("clabbers2", new Clabbers2Command(console))
                .addSubcommand("forest", new ForestCommand(console))
                .addSubcommand("patterns", new PatternsCommand(console));
    }
}
