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
            "  quoin arena match greedy random --variant mini",
            "  quoin arena table greedy random clabbers1 --games 200",
            "  quoin arena check 'python3 agent.py'   does it keep to the protocol?",
            "  quoin arena agents --game othello      who can play",
        })
public final class ArenaCommand {
    private ArenaCommand() {}

    /// The group with its commands.
    public static CommandLine group(Console console) {
        return new CommandLine(new ArenaCommand())
                .addSubcommand("match", new MatchCommand(console))
                .addSubcommand("table", new TableCommand(console))
                .addSubcommand("check", new ArenaCheckCommand(console))
                .addSubcommand("agents", new AgentsCommand(console));
    }
}
