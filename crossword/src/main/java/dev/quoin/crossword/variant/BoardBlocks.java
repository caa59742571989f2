package dev.quoin.crossword.variant;

import static dev.quoin.crossword.variant.VariantException.quote;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.VariantText.Entry;
import dev.quoin.crossword.variant.VariantText.Row;
import java.util.List;
import java.util.Optional;

/// Reads the board blocks of a variant file: premium squares and initial tiles.
final class BoardBlocks {
    private BoardBlocks() {}

    /// The premium squares of block `board`; its size is the size of the board.
    static PremiumLayout layout(VariantText text) {
        Entry block = text.entry(VariantKey.BOARD);
        List<Row> rows = block.rows();
        String sides = Board.SHORTEST_SIDE + " to " + Board.LONGEST_SIDE;
        if (rows.size() < Board.SHORTEST_SIDE || rows.size() > Board.LONGEST_SIDE) {
            throw problem(text, block.line(), block, "found " + rows.size() + " rows, expected " + sides);
        }
        int columns = rows.getFirst().cells().size();
        if (columns < Board.SHORTEST_SIDE || columns > Board.LONGEST_SIDE) {
            throw problem(
                    text, rows.getFirst().line(), block, "found a row of " + columns + " cells, expected " + sides);
        }
        var words = new byte[rows.size() * columns];
        var letters = new byte[rows.size() * columns];
        for (int row = 0; row < rows.size(); row++) {
            checkLength(text, block, rows.get(row), columns);
            for (int column = 0; column < columns; column++) {
                String cell = rows.get(row).cells().get(column);
                if (!cell.matches("[.1-9]{2}")) {
                    throw problem(
                            text,
                            rows.get(row).line(),
                            block,
                            "found " + quote(cell) + " as cell " + (column + 1)
                                    + ", expected a word and a letter multiplier, each . or 1 to 9, such as .. 3. or .2");
                }
                words[row * columns + column] = multiplier(cell.charAt(0));
                letters[row * columns + column] = multiplier(cell.charAt(1));
            }
        }
        return PremiumLayout.of(rows.size(), columns, letters, words);
    }

    /// The tiles of block `placed`; an empty board without one.
    static Board placed(VariantText text, PremiumLayout layout, TileSet set) {
        Optional<Entry> found = text.optional(VariantKey.PLACED);
        if (found.isEmpty()) {
            return Board.empty(layout.rows(), layout.columns());
        }
        Entry block = found.get();
        if (block.rows().size() != layout.rows()) {
            throw problem(
                    text,
                    block.line(),
                    block,
                    "found " + block.rows().size() + " rows, expected " + layout.rows() + " like the board");
        }
        var tiles = new byte[layout.rows() * layout.columns()];
        var counts = new int[set.alphabet().size() + 1];
        int square = 0;
        for (Row row : block.rows()) {
            checkLength(text, block, row, layout.columns());
            for (String cell : row.cells()) {
                byte tile = tile(text, block, row, cell, set.alphabet());
                counts[Tile.rackNumber(tile)] += tile == Tile.EMPTY ? 0 : 1;
                tiles[square++] = tile;
            }
        }
        checkCounts(text, block, counts, set);
        return Board.of(layout.rows(), layout.columns(), tiles);
    }

    private static byte tile(VariantText text, Entry block, Row row, String cell, Alphabet alphabet) {
        if (cell.equals(".")) {
            return Tile.EMPTY;
        }
        return alphabet.tile(cell)
                .orElseThrow(
                        () -> problem(
                                text,
                                row.line(),
                                block,
                                "found " + quote(cell)
                                        + ", expected . for an empty square, a letter of the tiles in upper case, or in lower case for a blank"));
    }

    private static void checkCounts(VariantText text, Entry block, int[] counts, TileSet set) {
        Tiles all = set.distribution();
        for (int number = 0; number < counts.length; number++) {
            if (counts[number] > all.count(number)) {
                String face = number == Tile.BLANK
                        ? "blanks"
                        : "tiles " + set.alphabet().face(number);
                throw problem(
                        text,
                        block.line(),
                        block,
                        "found " + counts[number] + " " + face + ", expected at most the " + all.count(number)
                                + " of the game");
            }
        }
    }

    private static void checkLength(VariantText text, Entry block, Row row, int columns) {
        if (row.cells().size() != columns) {
            throw problem(
                    text,
                    row.line(),
                    block,
                    "found a row of " + row.cells().size() + " cells, expected " + columns
                            + " like the board's first row");
        }
    }

    private static byte multiplier(char c) {
        return (byte) (c == '.' ? 1 : c - '0');
    }

    private static VariantException problem(VariantText text, int line, Entry block, String problem) {
        return VariantException.atLine(text.source(), line, block.key().text(), problem);
    }
}
