package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.PremiumLayout;
import java.io.IOException;
import java.util.List;

/// A square board with its own multipliers, as the board text format writes it; immutable.
///
/// A cell is kept as it was read: two characters for an empty square (word multiplier, letter multiplier, `.` for 1) or
/// one letter for a tile, in upper case when the tile is a blank. What a multiplier under a tile was is not known.
public final class TextBoard {
    private final int size;
    private final List<String> cells;

    private TextBoard(int size, List<String> cells) {
        this.size = size;
        this.cells = cells;
    }

    /// A board of `size` × `size` cells, row by row.
    public static TextBoard of(int size, List<String> cells) {
        if (cells.size() != size * size) {
            throw new IllegalArgumentException(
                    "a board of size " + size + " has " + size * size + " cells, got " + cells.size());
        }
        for (String cell : cells) {
            if (!isTile(cell) && !isSquare(cell)) {
                throw new IllegalArgumentException("a cell must be a letter or two multipliers, got '" + cell + "'");
            }
        }
        return new TextBoard(size, List.copyOf(cells));
    }

    /// Whether this text is a tile: one letter.
    static boolean isTile(String cell) {
        return cell.length() == 1 && isLetter(cell.charAt(0));
    }

    /// Whether this text is an empty square: two multipliers, each `.` or 1 to 9.
    static boolean isSquare(String cell) {
        return cell.length() == 2 && isMultiplier(cell.charAt(0)) && isMultiplier(cell.charAt(1));
    }

    /// How many rows and columns there are.
    public int size() {
        return size;
    }

    /// The cell as it was read.
    public String cell(int row, int column) {
        return cells.get(row * size + column);
    }

    /// Whether the cell holds a tile.
    public boolean hasTile(int row, int column) {
        return isTile(cell(row, column));
    }

    /// By how much a word with a tile placed on this square counts; 1 under a tile.
    public int wordMultiplier(int row, int column) {
        return multiplier(row, column, 0);
    }

    /// By how much a letter placed on this square counts; 1 under a tile.
    public int letterMultiplier(int row, int column) {
        return multiplier(row, column, 1);
    }

    /// The tiles alone.
    public Board tiles() {
        var tiles = new byte[cells.size()];
        for (int square = 0; square < tiles.length; square++) {
            String cell = cells.get(square);
            tiles[square] = isTile(cell) ? tile(cell.charAt(0)) : Tile.EMPTY;
        }
        return Board.of(size, size, tiles);
    }

    /// The multipliers alone.
    public PremiumLayout layout() {
        var letters = new byte[cells.size()];
        var words = new byte[cells.size()];
        for (int square = 0; square < letters.length; square++) {
            letters[square] = (byte) letterMultiplier(square / size, square % size);
            words[square] = (byte) wordMultiplier(square / size, square % size);
        }
        return PremiumLayout.of(size, size, letters, words);
    }

    /// This board with further tiles.
    public TextBoard with(List<Placement> placements) {
        var next = cells.toArray(String[]::new);
        for (Placement placement : placements) {
            next[placement.row() * size + placement.column()] = String.valueOf(letter(placement.tile()));
        }
        return new TextBoard(size, List.of(next));
    }

    /// Writes the rows, each with its line end.
    public void write(Appendable out) throws IOException {
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                String cell = cell(row, column);
                out.append(column == 0 ? "" : " ")
                        .append(cell.length() == 1 ? " " : "")
                        .append(cell);
            }
            out.append('\n');
        }
    }

    /// A letter of the format as a tile: lower case a tile, upper case a blank that stands for it.
    static byte tile(char letter) {
        return letter >= 'a' ? Tile.natural(letter - 'a' + 1) : Tile.blankAs(letter - 'A' + 1);
    }

    /// A tile as a letter of the format.
    static char letter(int tile) {
        return (char) ((Tile.isBlank(tile) ? 'A' : 'a') + Tile.letter(tile) - 1);
    }

    private int multiplier(int row, int column, int position) {
        String cell = cell(row, column);
        return isTile(cell) || cell.charAt(position) == '.' ? 1 : cell.charAt(position) - '0';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isMultiplier(char c) {
        return c == '.' || (c >= '1' && c <= '9');
    }
}
