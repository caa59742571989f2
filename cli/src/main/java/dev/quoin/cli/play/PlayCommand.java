package dev.quoin.cli.play;

import dev.quoin.cli.console.Console;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.util.List;
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
    /// The games with options of their own; all others have those of [PlayGameCommand].
    private static final List<String> OWN = List.of("crossword", "othello");

    private PlayCommand() {}

    /// The group with its games.
    ///
    /// @param everyGame whether those without a command of their own are looked for, which takes time
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

    /// Whether these arguments of `quoin` may mean a game without a command of its own, or ask which games there are.
    public static boolean needsEveryGame(List<String> arguments) {
        int game = arguments.indexOf("play") + 1;
        return game > 0 && (game == arguments.size() || !OWN.contains(arguments.get(game)));
    }
}
