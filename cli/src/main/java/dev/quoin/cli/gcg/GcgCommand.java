package dev.quoin.cli.gcg;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin gcg`: game records in the GCG format.
@Command(
        name = "gcg",
        header = "Check and show game records in the GCG format.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin gcg check *.gcg      replay games and check every score",
            "  quoin gcg show game.gcg    show moves and final board; ? is a blank",
        })
public final class GcgCommand {
    private GcgCommand() {}

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new GcgCommand())
                .addSubcommand("check", new GcgCheckCommand(console))
                .addSubcommand("show", new GcgShowCommand(console));
    }
}
