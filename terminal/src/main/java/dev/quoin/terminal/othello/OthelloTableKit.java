package dev.quoin.terminal.othello;

import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Computer;

/// The [TableKit] of Othello.
public final class OthelloTableKit implements TableKit<OthelloPosition, OthelloMove> {
    @Override
    public String game() {
        return OthelloRuleset.ID;
    }

    @Override
    public GameTable table(TableSetup<OthelloPosition, OthelloMove> setup) {
        var soFar = new MoveSequence(setup.deals().get().start(), setup.moves());
        var game = new OthelloTableGame(
                soFar, setup.seats().get(Othello.BLACK), setup.seats().get(Othello.WHITE));
        var phrases = new OthelloPhrases(game);
        var hints = new Hints();
        var marks = new Marks();
        var autoplay = new Autoplay();
        var interpreter = new OthelloInterpreter(game, phrases, hints, marks, autoplay);
        return new GameTable(
                new OthelloSitting(game, phrases, interpreter, autoplay, setup.budget()),
                new OthelloDisplay(game, phrases, hints, marks),
                welcome(game));
    }

    private static String welcome(OthelloTableGame game) {
        var words = new StringBuilder();
        for (Disc disc : Disc.values()) {
            if (game.player(disc) instanceof Computer<?, ?> computer) {
                words.append(disc.displayName())
                        .append(" is ")
                        .append(computer.title())
                        .append(", who ");
                words.append(computer.description()).append(". ");
            }
        }
        if (game.people() == 2) {
            words.append("Two players at one keyboard. ");
        }
        if (!game.turns().isEmpty()) {
            words.append("The game continues after ")
                    .append(Count.of(game.turns().size(), "turn"))
                    .append(". ");
        }
        return words.append(
                        game.people() == 0
                                ? "Enter plays the next move, go plays to the end, help lists all commands."
                                : "Type a square such as f5, hint for suggestions, or help for all" + " commands.")
                .toString();
    }
}
