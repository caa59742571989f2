package dev.quoin.cli.daily;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin daily`: the puzzle of a date.
@Command(
        name = "daily",
        header = "Daily Letters: the puzzle of a date, and the best that is known of it.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin daily show today              the word and the first rack",
            "  quoin daily best 2026-01-01         the best five turns that the engine finds",
        })
public final class DailyCommand {
    private DailyCommand() {}

    /// The group with its commands.
    public static CommandLine group(Console console) {
        return new CommandLine(new DailyCommand())
                .addSubcommand("show", new ShowCommand(console))
                .addSubcommand("best", new BestCommand(console));
    }
}
