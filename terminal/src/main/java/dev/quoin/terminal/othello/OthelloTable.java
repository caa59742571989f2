package dev.quoin.terminal.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.terminal.othello.OthelloPlayer.Computer;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.GameTable;
import java.time.Duration;

/// Puts Othello on a table.
public final class OthelloTable {
    private OthelloTable() {}

    /// A game that is ready to be played.
    ///
    /// @param least the shortest time between the moves of computers that play one another
    public static GameTable of(OthelloTableGame game, Duration least) {
        var phrases = new OthelloPhrases(game);
        var hints = new Hints();
        var marks = new Marks();
        var autoplay = new Autoplay();
        var interpreter = new OthelloInterpreter(game, phrases, hints, marks, autoplay);
        return new GameTable(
                new OthelloSitting(game, phrases, interpreter, autoplay, least),
                new OthelloDisplay(game, phrases, hints, marks),
                welcome(game));
    }

    private static String welcome(OthelloTableGame game) {
        var words = new StringBuilder();
        for (Disc disc : Disc.values()) {
            if (game.player(disc) instanceof Computer computer) {
                words.append(disc.displayName())
                        .append(" is ")
                        .append(computer.title())
                        .append(", who ");
                words.append(computer.habit()).append(". ");
            }
        }
        if (game.people() == 2) {
            words.append("Two players at one keyboard. ");
        }
        if (!game.turns().isEmpty()) {
            words.append("The game goes on after ")
                    .append(Count.of(game.turns().size(), "turn"))
                    .append(". ");
        }
        return words.append(
                        game.people() == 0
                                ? "Enter plays the next move, go plays on to the end, help lists the rest."
                                : "Type a square such as f5, hint for ideas, help for the rest.")
                .toString();
    }
}
