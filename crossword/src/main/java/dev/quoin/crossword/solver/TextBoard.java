package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// A square board with its own multipliers in the board text format. Immutable.
///
/// A cell is stored as read: two characters for an empty square (word multiplier, letter multiplier, `.` for
/// 1) or one letter for a tile, in upper case for a blank. The multipliers under a tile are unknown.
public final class TextBoard {
    private final int size;
    private final List<String> cells;
    private final Variant rules;

    private TextBoard(int size, List<String> cells, Variant rules) {
        this.size = size;
        this.cells = cells;
        this.rules = rules;
    }

    /// Creates a board of `size` × `size` cells, row by row, with the letters of the standard game.
    public static TextBoard of(int size, List<String> cells) {
        return of(size, cells, BoardVariant.standard());
    }

    /// Creates a board of `size` × `size` cells, row by row, with the letters of a variant.
    public static TextBoard of(int size, List<String> cells, Variant rules) {
        if (cells.size() != size * size) {
            throw new IllegalArgumentException(
                    "a board of size " + size + " has " + size * size + " cells, got " + cells.size());
        }
        for (String cell : cells) {
            if (!isSquare(cell) && tile(cell, rules.tiles().alphabet()).isEmpty()) {
                throw new IllegalArgumentException("a cell must be a letter or two multipliers, got '" + cell + "'");
            }
        }
        return new TextBoard(size, List.copyOf(cells), rules);
    }

    /// The tile that a cell shows, in lower case; a blank is in upper case, the other way round than elsewhere. A
    /// letter
    /// of several characters may be in brackets.
    static Optional<Byte> tile(String cell, Alphabet alphabet) {
        boolean brackets = cell.startsWith("[") && cell.endsWith("]");
        return alphabet.tile(brackets ? cell.substring(1, cell.length() - 1) : cell)
                .map(TextBoard::turned);
    }

    private static byte turned(byte tile) {
        int letter = Tile.letter(tile);
        return Tile.isBlank(tile) ? Tile.natural(letter) : Tile.blankAs(letter);
    }

    /// Whether this text is an empty square: two multipliers, each `.` or 1 to 9.
    static boolean isSquare(String cell) {
        return cell.length() == 2 && isMultiplier(cell.charAt(0)) && isMultiplier(cell.charAt(1));
    }

    /// Returns the variant with the letters, their values and the bonus; its board is not used.
    public Variant rules() {
        return rules;
    }

    /// Returns the number of rows and columns.
    public int size() {
        return size;
    }

    /// Returns a cell as read.
    public String cell(int row, int column) {
        return cells.get(row * size + column);
    }

    /// Returns whether the cell holds a tile.
    public boolean hasTile(int row, int column) {
        return !isSquare(cell(row, column));
    }

    /// Returns the word multiplier of a square; 1 under a tile.
    public int wordMultiplier(int row, int column) {
        return multiplier(row, column, 0);
    }

    /// Returns the letter multiplier of a square; 1 under a tile.
    public int letterMultiplier(int row, int column) {
        return multiplier(row, column, 1);
    }

    /// Returns the tiles without the multipliers.
    public Board tiles() {
        var tiles = new byte[cells.size()];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = tile(square / size, square % size);
        }
        return Board.of(size, size, tiles);
    }

    /// Returns the tile on a square, or [Tile#EMPTY].
    byte tile(int row, int column) {
        return hasTile(row, column)
                ? tile(cell(row, column), rules.tiles().alphabet()).orElseThrow()
                : Tile.EMPTY;
    }

    /// Returns the multipliers without the tiles.
    public PremiumLayout layout() {
        var letters = new byte[cells.size()];
        var words = new byte[cells.size()];
        for (int square = 0; square < letters.length; square++) {
            letters[square] = (byte) letterMultiplier(square / size, square % size);
            words[square] = (byte) wordMultiplier(square / size, square % size);
        }
        return PremiumLayout.of(size, size, letters, words);
    }

    /// Returns a copy with additional tiles.
    public TextBoard with(List<Placement> placements) {
        var next = cells.toArray(String[]::new);
        for (Placement placement : placements) {
            next[placement.row() * size + placement.column()] =
                    letter(placement.tile(), rules.tiles().alphabet());
        }
        return new TextBoard(size, List.of(next), rules);
    }

    /// Writes the rows, each with a line terminator.
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

    /// Converts a tile to a letter of the format.
    static String letter(byte tile, Alphabet alphabet) {
        return alphabet.show(turned(tile));
    }

    private int multiplier(int row, int column, int position) {
        String cell = cell(row, column);
        return !isSquare(cell) || cell.charAt(position) == '.' ? 1 : cell.charAt(position) - '0';
    }

    private static boolean isMultiplier(char c) {
        return c == '.' || (c >= '1' && c <= '9');
    }
}
