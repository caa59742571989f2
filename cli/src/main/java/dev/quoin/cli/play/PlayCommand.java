package dev.quoin.cli.play;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin play`: games at the terminal.
@Command(
        name = "play",
        header = "Play a game at the terminal.",
        synopsisSubcommandLabel = "GAME",
        footer = {
            "  quoin play crossword                     against the computer; ? is a blank",
            "  quoin play crossword --variant mini      a small board",
            "  quoin play othello                       against the computer or a friend",
        })
public final class PlayCommand {
    private PlayCommand() {}

    /// The group with its games.
    public static CommandLine group(Console console) {
        return new CommandLine(new PlayCommand())
                .addSubcommand("crossword", new PlayCrosswordCommand(console))
                .addSubcommand("othello", new PlayOthelloCommand(console));
    }
}
