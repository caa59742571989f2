package dev.quoin.terminal.tiles;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Typing on the board: a square, a direction, and the tiles typed so far. Changes with every key; for one thread.
///
/// A letter takes a tile from the rack, and a blank when no such tile is left. A terminal cannot tell Shift from Caps
/// Lock, so case means nothing here; `?` before a letter asks for the blank.
public final class BoardCursor {
    private final List<Placement> typed = new ArrayList<>();
    private int row;
    private int column;
    private Direction direction = Direction.ACROSS;
    private boolean blankNext;

    /// A cursor on this square.
    BoardCursor(int row, int column) {
        this.row = row;
        this.column = column;
    }

    public int row() {
        return row;
    }

    public int column() {
        return column;
    }

    public Direction direction() {
        return direction;
    }

    /// Whether the next letter is to be a blank.
    boolean blankNext() {
        return blankNext;
    }

    boolean isEmpty() {
        return typed.isEmpty();
    }

    /// Moves over the board; tiles typed already stay.
    void step(int rows, int columns, Board board) {
        if (board.contains(row + rows, column + columns)) {
            row += rows;
            column += columns;
        }
    }

    /// Turns the direction; not while tiles are typed, because a play has only one.
    void turn() {
        if (typed.size() < 2) {
            direction = direction.turned();
        }
    }

    /// Asks for the blank with the next letter.
    void wantBlank() {
        blankNext = !blankNext;
    }

    /// Types a letter at the cursor and moves on over squares that are taken; says why not when it cannot.
    Optional<String> type(String face, Board board, Tiles rack, Alphabet alphabet) {
        var number = alphabet.number(face);
        if (number.isEmpty()) {
            return Optional.of("'" + face + "' is not a letter of this game.");
        }
        if (isTaken(board)) {
            return Optional.of("This square already has a tile.");
        }
        Tiles left = typed.isEmpty() ? rack : rack.minus(PlayRules.tilesOf(new Play(direction, typed)));
        boolean natural = left.count(number.getAsInt()) > 0 && !blankNext;
        if (!natural && left.blanks() == 0) {
            return Optional.of("No " + (blankNext ? "blank" : alphabet.face(number.getAsInt())) + " is on your rack.");
        }
        byte tile = natural ? Tile.natural(number.getAsInt()) : Tile.blankAs(number.getAsInt());
        typed.add(new Placement(row, column, tile));
        blankNext = false;
        advance(board);
        return Optional.empty();
    }

    /// Takes back the tile typed last and goes to its square.
    void backspace() {
        if (!typed.isEmpty()) {
            Placement last = typed.removeLast();
            row = last.row();
            column = last.column();
        }
        blankNext = false;
    }

    /// Takes all typed tiles back.
    void clear() {
        typed.clear();
        blankNext = false;
    }

    /// The typed tiles as a play, in order along the line they lie in; empty when there are none.
    Optional<Play> play() {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        boolean sameRow =
                typed.stream().allMatch(tile -> tile.row() == typed.getFirst().row());
        boolean sameColumn = typed.stream()
                .allMatch(tile -> tile.column() == typed.getFirst().column());
        Direction line = sameRow && sameColumn ? direction : sameRow ? Direction.ACROSS : Direction.DOWN;
        var ordered = new ArrayList<>(typed);
        ordered.sort((one, two) -> one.row() != two.row()
                ? Integer.compare(one.row(), two.row())
                : Integer.compare(one.column(), two.column()));
        return Optional.of(new Play(line, ordered));
    }

    private boolean isTaken(Board board) {
        return board.hasTile(row, column)
                || typed.stream().anyMatch(tile -> tile.row() == row && tile.column() == column);
    }

    private void advance(Board board) {
        int nextRow = row;
        int nextColumn = column;
        do {
            nextRow += direction.rowStep();
            nextColumn += direction.columnStep();
        } while (board.hasTile(nextRow, nextColumn));
        if (board.contains(nextRow, nextColumn)) {
            row = nextRow;
            column = nextColumn;
        }
    }
}
