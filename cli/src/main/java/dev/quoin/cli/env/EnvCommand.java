package dev.quoin.cli.env;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin env`: reinforcement-learning environments.
@Command(
        name = "env",
        header = "List, describe and check environments for reinforcement learning.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin env list",
            "  quoin env spec Othello-v0           spaces and options",
            "  quoin env check Othello-v0 --option opponent=greedy",
        })
public final class EnvCommand {
    private EnvCommand() {}

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new EnvCommand())
                .addSubcommand("list", new ListCommand(console))
                .addSubcommand("spec", new SpecCommand(console))
                .addSubcommand("check", new EnvCheckCommand(console));
    }
}
