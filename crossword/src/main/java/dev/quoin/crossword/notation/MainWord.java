package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import java.util.Arrays;
import java.util.List;

/// The main word of a play, including the tiles already on the board. Immutable.
public final class MainWord {
    private final WordStart start;
    private final byte[] tiles;
    private final boolean[] placed;

    private MainWord(WordStart start, byte[] tiles, boolean[] placed) {
        this.start = start;
        this.tiles = tiles;
        this.placed = placed;
    }

    /// Returns the main word of a play on the board before it.
    public static MainWord of(Board before, Play play) {
        return of(before, play.direction(), play.placements());
    }

    /// Returns the word in one direction through placements that form a line without a gap. It has one
    /// letter if a single tile touches nothing in that direction.
    public static MainWord of(Board before, Direction direction, List<Placement> placements) {
        int row = placements.getFirst().row();
        int column = placements.getFirst().column();
        while (before.hasTile(row - direction.rowStep(), column - direction.columnStep())) {
            row -= direction.rowStep();
            column -= direction.columnStep();
        }
        var start = new WordStart(row, column, direction);
        var tiles = new byte[Board.LONGEST_SIDE];
        var placed = new boolean[Board.LONGEST_SIDE];
        int length = 0;
        int used = 0;
        while (used < placements.size() || before.hasTile(row, column)) {
            placed[length] = !before.hasTile(row, column);
            tiles[length] = placed[length] ? placements.get(used++).tile() : before.at(row, column);
            length++;
            row += direction.rowStep();
            column += direction.columnStep();
        }
        return new MainWord(start, Arrays.copyOf(tiles, length), Arrays.copyOf(placed, length));
    }

    /// Returns the start of the word.
    public WordStart start() {
        return start;
    }

    /// Returns the number of letters.
    public int length() {
        return tiles.length;
    }

    /// Returns the tile of letter `at`, from 0.
    public byte tile(int at) {
        return tiles[at];
    }

    /// Returns the letters, blanks in lower case: `PAPER`.
    public String plain(Alphabet alphabet) {
        var text = new StringBuilder();
        for (byte tile : tiles) {
            text.append(alphabet.show(tile));
        }
        return text.toString();
    }

    /// Returns the word with the tiles already on the board in parentheses: `P(APE)R`.
    public String inBrackets(Alphabet alphabet) {
        var text = new StringBuilder();
        for (int at = 0; at < tiles.length; at++) {
            boolean opens = !placed[at] && (at == 0 || placed[at - 1]);
            boolean closes = !placed[at] && (at == tiles.length - 1 || placed[at + 1]);
            text.append(opens ? "(" : "").append(alphabet.show(tiles[at])).append(closes ? ")" : "");
        }
        return text.toString();
    }

    /// Returns the word with a dot for each tile already on the board: `P...R`.
    public String withDots(Alphabet alphabet) {
        var text = new StringBuilder();
        for (int at = 0; at < tiles.length; at++) {
            text.append(placed[at] ? alphabet.show(tiles[at]) : ".");
        }
        return text.toString();
    }
}
