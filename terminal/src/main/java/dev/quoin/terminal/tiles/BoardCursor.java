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
import java.util.OptionalInt;

/// The typing cursor on the board: a square, a direction, and the tiles typed so far. Mutable, not
/// thread-safe.
///
/// A letter uses a tile from the rack, or a blank if there is none. A terminal cannot distinguish Shift from
/// Caps Lock, so case does not matter; `?` before a letter requests the blank.
public final class BoardCursor {
    private final List<Placement> typed = new ArrayList<>();
    private int row;
    private int column;
    private Direction direction = Direction.ACROSS;
    private boolean blankNext;

    /// The characters that may follow to complete the letter placed last.
    private String restOfLetter = "";

    /// Creates a cursor on this square.
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

    /// Whether the next letter uses a blank.
    boolean blankNext() {
        return blankNext;
    }

    boolean isEmpty() {
        return typed.isEmpty();
    }

    /// Moves the cursor; tiles already typed stay.
    void step(int rows, int columns, Board board) {
        if (board.contains(row + rows, column + columns)) {
            row += rows;
            column += columns;
        }
    }

    /// Changes the direction, unless tiles are typed, because a play has only one.
    void turn() {
        if (typed.size() < 2) {
            direction = direction.turned();
        }
    }

    /// Requests the blank for the next letter.
    void wantBlank() {
        blankNext = !blankNext;
    }

    /// Types a letter at the cursor and advances over occupied squares; returns why not if it cannot.
    Optional<String> type(String face, Board board, Tiles rack, Alphabet alphabet) {
        if (isRestOfLetter(face, alphabet)) {
            return Optional.empty();
        }
        var number = wanted(face, rack, alphabet);
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
        restOfLetter = restOf(alphabet.face(number.getAsInt()), face, alphabet);
        blankNext = false;
        advance(board);
        return Optional.empty();
    }

    /// Whether a character only completes the letter of several characters that was just placed.
    private boolean isRestOfLetter(String face, Alphabet alphabet) {
        String typedFace = alphabet.upper(face);
        if (restOfLetter.isEmpty() || !restOfLetter.startsWith(typedFace)) {
            restOfLetter = "";
            return false;
        }
        restOfLetter = restOfLetter.substring(typedFace.length());
        return true;
    }

    private static String restOf(String letter, String face, Alphabet alphabet) {
        String typedFace = alphabet.upper(face);
        return letter.length() > typedFace.length() && letter.startsWith(typedFace)
                ? letter.substring(typedFace.length())
                : "";
    }

    /// The letter that a character means: itself, or where the rack lacks it, one of several characters that starts
    /// with
    /// it and is on the rack.
    private OptionalInt wanted(String face, Tiles rack, Alphabet alphabet) {
        OptionalInt number = alphabet.number(face);
        Tiles left = typed.isEmpty() ? rack : rack.minus(PlayRules.tilesOf(new Play(direction, typed)));
        if (blankNext || number.isPresent() && left.count(number.getAsInt()) > 0) {
            return number;
        }
        for (int letter = 1; letter <= alphabet.size(); letter++) {
            if (left.count(letter) > 0
                    && !restOf(alphabet.face(letter), face, alphabet).isEmpty()) {
                return OptionalInt.of(letter);
            }
        }
        return number;
    }

    /// Removes the last typed tile and moves to its square.
    void backspace() {
        restOfLetter = "";
        if (!typed.isEmpty()) {
            Placement last = typed.removeLast();
            row = last.row();
            column = last.column();
        }
        blankNext = false;
    }

    /// Removes all typed tiles.
    void clear() {
        typed.clear();
        restOfLetter = "";
        blankNext = false;
    }

    /// The typed tiles as a play, in order along their line; empty when there are none.
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
