package dev.quoin.cli.play.crossword;

import dev.quoin.cli.picture.BoardPicture;
import dev.quoin.cli.picture.StyledLine;
import dev.quoin.cli.table.Answer;
import dev.quoin.cli.table.Display;
import dev.quoin.cli.table.Hand;
import dev.quoin.cli.table.tiles.Aloud;
import dev.quoin.cli.table.tiles.RackOrder;
import dev.quoin.cli.table.tiles.TypingHand;
import dev.quoin.crossword.rules.LastTurn;
import java.util.ArrayList;
import java.util.List;

/// How the tile game looks at a table.
final class CrosswordDisplay implements Display {
    private final TableGame game;
    private final Phrases phrases;
    private final RackOrder rackOrder;
    private final Interpreter interpreter;
    private final Aloud aloud;
    private final TableScreen screen;
    private final TypingHand hand;

    CrosswordDisplay(TableGame game, Phrases phrases, RackOrder rackOrder, Interpreter interpreter) {
        this.game = game;
        this.phrases = phrases;
        this.rackOrder = rackOrder;
        this.interpreter = interpreter;
        this.aloud = new Aloud(game);
        this.screen = new TableScreen(game, phrases, rackOrder);
        this.hand = new TypingHand(game);
    }

    @Override
    public List<StyledLine> picture() {
        var picture = new BoardPicture(game.variant(), game.board());
        if (game.position().last() instanceof LastTurn.Played played) {
            picture.last(played.play().placements());
        }
        return picture.lines();
    }

    @Override
    public List<String> standing() {
        rackOrder.follow(game.rack());
        var lines = new ArrayList<String>();
        lines.add(phrases.standing());
        if (!game.isOver()) {
            lines.add(aloud.rack(rackOrder.faces()));
        }
        return lines;
    }

    @Override
    public List<StyledLine> screen(int columns, int rows, Answer message) {
        List<String> preview = game.unsent().map(interpreter::preview).orElse(List.of());
        return screen.lines(columns, rows, new TableScreen.Extras(message, preview, hand.cursor()));
    }

    @Override
    public String tip() {
        if (game.isOver()) {
            return "The game is over: save FILE, moves or quit";
        }
        return game.unsent().isPresent()
                ? "Enter sends, undo takes back"
                : "8D WORD, hint, help, or arrow keys to type on the board";
    }

    @Override
    public String waiting() {
        return phrases.name(game.position().toMove()) + " is thinking.";
    }

    @Override
    public List<String> farewell() {
        return List.of(game.isOver() ? phrases.ending().getLast() : phrases.scores());
    }

    @Override
    public Hand hand() {
        return hand;
    }
}
