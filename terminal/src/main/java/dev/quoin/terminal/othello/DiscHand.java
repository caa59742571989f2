package dev.quoin.terminal.othello;

import dev.quoin.othello.board.Square;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Key;
import dev.quoin.terminal.table.Key.Control;
import java.util.Optional;
import java.util.OptionalInt;

/// A cursor on the board: arrows move it, Tab jumps to the next legal move, Enter plays. Mutable, not
/// thread-safe.
final class DiscHand implements Hand {
    private final OthelloTableGame game;
    private boolean onBoard;
    private int square = -1;
    private boolean moved;

    DiscHand(OthelloTableGame game) {
        this.game = game;
    }

    /// The square of the cursor; empty while keys go to the input line.
    OptionalInt cursor() {
        return onBoard ? OptionalInt.of(square) : OptionalInt.empty();
    }

    /// Whether the cursor has not been moved since the last move, so that it is where a disc was just played.
    boolean isWherePlayed() {
        return moved && (game.position().moves() & Square.bit(square)) == 0;
    }

    @Override
    public boolean isOnBoard() {
        return onBoard;
    }

    @Override
    public Optional<Answer> reach(Control key) {
        boolean arrow = key == Control.LEFT || key == Control.RIGHT || key == Control.UP || key == Control.DOWN;
        if (!arrow && key != Control.TAB || !game.isPersonsTurn()) {
            return Optional.empty();
        }
        if (square < 0 || key == Control.TAB) {
            square = nextPlayable();
        }
        onBoard = true;
        return Optional.of(Answer.of());
    }

    @Override
    public Touch press(Key key) {
        moved = false;
        if (key instanceof Key.Text(String character)) {
            if (character.equals(" ")) {
                return play();
            }
            onBoard = false;
            return new Touch.Typed();
        }
        switch ((Control) key) {
            case ENTER -> {
                return play();
            }
            case LEFT -> step(0, -1);
            case RIGHT -> step(0, 1);
            case UP -> step(-1, 0);
            case DOWN -> step(1, 0);
            case HOME -> square = Square.at(Square.row(square), 0);
            case END -> square = Square.at(Square.row(square), Square.SIDE - 1);
            case TAB -> square = nextPlayable();
            case ESCAPE, CLEAR_LINE, BACKSPACE, DELETE -> onBoard = false;
            case REDRAW, INTERRUPT, END_OF_INPUT, OTHER -> {}
        }
        return new Touch.Said(Answer.of());
    }

    @Override
    public String prompt() {
        return game.position().mustPass()
                ? "Enter passes. Esc leaves the board."
                : "Enter plays " + Square.name(square) + ", Tab: next square, Esc leaves the board, or type a command.";
    }

    @Override
    public void moved() {
        onBoard &= !game.isOver();
        moved = true;
    }

    /// Acts like typing the square, or an empty line when only a pass is left.
    private Touch play() {
        return new Touch.Line(game.position().mustPass() ? "" : Square.name(square));
    }

    private void step(int rows, int columns) {
        int row = Square.row(square) + rows;
        int column = Square.column(square) + columns;
        square = Square.isOnBoard(row, column) ? Square.at(row, column) : square;
    }

    /// The next legal move after the cursor, wrapping around at the end.
    private int nextPlayable() {
        long moves = game.position().moves();
        long after = square < 0 || square == Square.COUNT - 1 ? moves : moves & (-1L << square + 1);
        long candidates = after != 0 ? after : moves;
        return candidates != 0 ? Long.numberOfTrailingZeros(candidates) : Math.max(0, square);
    }
}
