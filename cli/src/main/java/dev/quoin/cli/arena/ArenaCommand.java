package dev.quoin.cli.arena;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin arena`: matches between agents.
@Command(
        name = "arena",
        header = "Matches between agents, built in or in any language.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin arena check 'python3 agent.py'   does it keep to the protocol?",
        })
public final class ArenaCommand {
    private ArenaCommand() {}

    /// The group with its commands.
    public static CommandLine group(Console console) {
        return new CommandLine(new ArenaCommand()).addSubcommand("check", new CheckCommand(console));
    }
}
