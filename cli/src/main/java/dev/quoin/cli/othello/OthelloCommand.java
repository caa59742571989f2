package dev.quoin.cli.othello;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin othello`: all Othello commands except play.
@Command(
        name = "othello",
        header = "Analyze, solve, draw and check Othello positions and games, or run as an engine.",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "A position can be a board of 64 squares with the side to move, a transcript such as f5d6c3,"
                    + " an OBF line, a game in GGF, SGF or PGN, or 'start'."
        },
        footer = {
            "  quoin othello hint f5d6c3d3c4       the best move after these moves",
            "  quoin othello solve endgames.obf    exact scores",
            "  quoin othello show f5d6c3 --svg     a picture",
        })
public final class OthelloCommand {
    private OthelloCommand() {}

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new OthelloCommand())
                .addSubcommand("hint", new HintCommand(console))
                .addSubcommand("solve", new OthelloSolveCommand(console))
                .addSubcommand("perft", new PerftCommand(console))
                .addSubcommand("show", new OthelloShowCommand(console))
                .addSubcommand("check", new OthelloCheckCommand(console))
                .addSubcommand("convert", new ConvertCommand(console))
                .addSubcommand("nboard", new NboardCommand(console))
                .addSubcommand("gtp", new GtpCommand(console));
    }
}
