package dev.quoin.cli.play;

import dev.quoin.cli.console.Console;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin play`: plays games at the terminal.
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
    /// The games with their own commands; all others use [PlayGameCommand].
    private static final List<String> OWN = List.of("crossword", "othello");

    private PlayCommand() {}

    /// Returns the command with its games.
    ///
    /// @param everyGame whether to search for games without their own command, which takes time
    public static CommandLine group(Console console, boolean everyGame) {
        var group = new CommandLine(new PlayCommand())
                .addSubcommand(OWN.getFirst(), PlayCrosswordCommand.of(console))
                .addSubcommand(OWN.getLast(), PlayOthelloCommand.of(console));
        for (GameKit<?, ?> kit : everyGame ? GameKits.all() : List.<GameKit<?, ?>>of()) {
            if (!OWN.contains(kit.id())) {
                group.addSubcommand(kit.id(), PlayGameCommand.of(console, kit));
            }
        }
        return group;
    }

    /// Returns whether these arguments may name a game without its own command, or ask for all games.
    public static boolean needsEveryGame(List<String> arguments) {
        int game = arguments.indexOf("play") + 1;
        return game > 0 && (game == arguments.size() || !OWN.contains(arguments.get(game)));
    }
}
