package dev.quoin.terminal.tiles;

import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Key;
import dev.quoin.terminal.table.Key.Control;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A hand that types a play on the board. Mutable, not thread-safe.
public final class TypingHand implements Hand {
    private final TileGame game;
    private @Nullable BoardCursor cursor;

    /// Creates a hand for the board of this game.
    public TypingHand(TileGame game) {
        this.game = game;
    }

    /// Returns the typing cursor; empty while the focus is on the input line.
    public Optional<BoardCursor> cursor() {
        return Optional.ofNullable(cursor);
    }

    @Override
    public boolean isOnBoard() {
        return cursor != null;
    }

    @Override
    public Optional<Answer> reach(Control key) {
        boolean means = key == Control.LEFT || key == Control.RIGHT || key == Control.DOWN || key == Control.TAB;
        if (!means || !game.isPersonsTurn()) {
            return Optional.empty();
        }
        game.takeBack();
        var start = new BoardCursor(game.variant().startRow(), game.variant().startColumn());
        if (key == Control.DOWN) {
            start.turn();
        }
        cursor = start;
        return Optional.of(Answer.of(
                "Typing on the board:",
                "letters place tiles",
                "? and a letter: the blank",
                "Space changes direction",
                "Backspace takes one back",
                "Enter plays, Esc stops"));
    }

    @Override
    public Touch press(Key key) {
        BoardCursor at = cursor;
        if (at == null) {
            return new Touch.Typed();
        }
        if (key instanceof Key.Text(String character)) {
            return new Touch.Said(letter(character, at));
        }
        switch ((Control) key) {
            case ENTER -> {
                return at.isEmpty() ? new Touch.Done() : new Touch.Line("");
            }
            case BACKSPACE, DELETE -> at.backspace();
            case LEFT -> at.step(0, -1, game.board());
            case RIGHT -> at.step(0, 1, game.board());
            case UP -> at.step(-1, 0, game.board());
            case DOWN -> at.step(1, 0, game.board());
            case TAB -> at.turn();
            case ESCAPE, CLEAR_LINE -> {
                game.takeBack();
                cursor = null;
                return new Touch.Said(Answer.of());
            }
            case HOME, END, REDRAW, INTERRUPT, END_OF_INPUT, OTHER -> {}
        }
        placeTyped(at);
        return new Touch.Done();
    }

    @Override
    public String prompt() {
        return cursor != null && cursor.blankNext() ? "The next letter is a blank." : "Type on the board; Esc stops.";
    }

    @Override
    public void moved() {
        cursor = null;
    }

    private Answer letter(String character, BoardCursor at) {
        Answer answer = Answer.of();
        switch (character) {
            case " " -> at.turn();
            case "?" -> at.wantBlank();
            default -> {
                var alphabet = game.variant().tiles().alphabet();
                answer = at.type(character, game.board(), game.rack(), alphabet)
                        .map(Answer::refusal)
                        .orElse(answer);
            }
        }
        placeTyped(at);
        return answer;
    }

    private void placeTyped(BoardCursor at) {
        game.takeBack();
        at.play().ifPresent(game::lay);
    }
}
