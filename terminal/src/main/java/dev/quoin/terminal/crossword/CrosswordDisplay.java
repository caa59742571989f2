package dev.quoin.terminal.crossword;

import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Display;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.tiles.RackOrder;
import dev.quoin.terminal.tiles.SpokenTileBoard;
import dev.quoin.terminal.tiles.TypingHand;
import java.util.ArrayList;
import java.util.List;

/// The [Display] of a crossword game.
final class CrosswordDisplay implements Display {
    private final CrosswordTableGame game;
    private final CrosswordPhrases phrases;
    private final RackOrder rackOrder;
    private final CrosswordInterpreter interpreter;
    private final SpokenTileBoard spoken;
    private final CrosswordScreen screen;
    private final TypingHand hand;

    CrosswordDisplay(
            CrosswordTableGame game, CrosswordPhrases phrases, RackOrder rackOrder, CrosswordInterpreter interpreter) {
        this.game = game;
        this.phrases = phrases;
        this.rackOrder = rackOrder;
        this.interpreter = interpreter;
        this.spoken = new SpokenTileBoard(game);
        this.screen = new CrosswordScreen(game, phrases, rackOrder);
        this.hand = new TypingHand(game);
    }

    @Override
    public List<StyledLine> picture() {
        var picture = new StyledBoard(game.variant(), game.board());
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
            lines.add(spoken.rack(rackOrder.faces()));
        }
        return lines;
    }

    @Override
    public List<StyledLine> screen(int columns, int rows, Answer message) {
        List<String> preview = game.unsent().map(interpreter::preview).orElse(List.of());
        return screen.lines(columns, rows, new CrosswordScreen.Extras(message, preview, hand.cursor()));
    }

    @Override
    public String tip() {
        if (game.isOver()) {
            return "The game is over: save FILE, moves or quit";
        }
        return game.unsent().isPresent()
                ? "Enter plays, undo takes back"
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
