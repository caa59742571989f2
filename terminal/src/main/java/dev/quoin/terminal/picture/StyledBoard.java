package dev.quoin.terminal.picture;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A crossword board as lines of text: premium squares as `3W` (triple word) or `2L` (double letter), blanks
/// in lower case.
///
/// Marks that do not rely on color: `[Q]` or `+Q` is placed but not sent, `*Q` belongs to the last move, `@`
/// is the start square if it has no multiplier, `2X` multiplies both the letter and the word.
public final class StyledBoard {
    /// Boards with more columns use two characters per square, so that 21 fit beside a panel on 80 columns.
    private static final int MOST_WIDE_COLUMNS = 15;

    private final Variant variant;
    private final Board board;
    private final Set<Integer> last = new HashSet<>();
    private final Map<Integer, Byte> unsent = new HashMap<>();
    private int cellWidth;
    private int cursor = -1;
    private String cursorMark = "";

    /// Creates a drawing of these tiles on the variant's squares.
    public StyledBoard(Variant variant, Board board) {
        this.variant = variant;
        this.board = board;
        this.cellWidth = board.columns() > MOST_WIDE_COLUMNS ? 2 : 3;
    }

    /// Uses two characters per square, whatever the size of the board.
    public StyledBoard narrow() {
        cellWidth = 2;
        return this;
    }

    /// Returns the width in columns of text.
    public int width() {
        return 2 + (cellWidth == 2 ? 1 : 0) + board.columns() * cellWidth;
    }

    /// Marks the tiles of the last move.
    public StyledBoard last(List<Placement> placements) {
        placements.forEach(placement -> last.add(square(placement.row(), placement.column())));
        return this;
    }

    /// Adds tiles that are placed but not sent.
    public StyledBoard unsent(List<Placement> placements) {
        placements.forEach(placement -> unsent.put(square(placement.row(), placement.column()), placement.tile()));
        return this;
    }

    /// Marks the square of the next typed letter, and the typing direction.
    public StyledBoard cursor(int row, int column, Direction direction) {
        cursor = square(row, column);
        cursorMark = direction == Direction.ACROSS ? ">" : "v";
        return this;
    }

    /// Returns the column letters, then one line per row.
    public List<StyledLine> lines() {
        var lines = new ArrayList<StyledLine>();
        String margin = cellWidth == 2 ? " " : "";
        var header = new StringBuilder("  ").append(margin);
        for (int column = 0; column < board.columns(); column++) {
            header.append(" ".repeat(cellWidth - 1)).append((char) ('A' + column));
        }
        lines.add(StyledLine.of(header.toString(), Style.DIM));
        for (int row = 0; row < board.rows(); row++) {
            StyledLine line = StyledLine.of(String.format("%2d%s", row + 1, margin), Style.DIM);
            for (int column = 0; column < board.columns(); column++) {
                line = line.plus(cell(row, column));
            }
            lines.add(line);
        }
        return lines;
    }

    private StyledLine cell(int row, int column) {
        if (square(row, column) == cursor) {
            Byte typed = unsent.get(cursor);
            int tile = typed == null ? board.at(row, column) : typed;
            return cell(tile == Tile.EMPTY ? " " + cursorMark : cursorMark + face(tile), Style.CURSOR);
        }
        Byte placed = unsent.get(square(row, column));
        if (placed != null) {
            String face = face(placed);
            boolean framed = face.length() == cellWidth - 2;
            return cell(framed ? "[" + face + "]" : "+" + face, Style.UNSENT_TILE);
        }
        byte tile = board.at(row, column);
        if (tile != Tile.EMPTY) {
            boolean isLast = last.contains(square(row, column));
            String text = (isLast ? "*" : " ") + face(tile);
            return cell(text, isLast ? Style.LAST_TILE : Style.TILE);
        }
        return premium(row, column);
    }

    private StyledLine premium(int row, int column) {
        int word = variant.layout().wordMultiplier(row, column);
        int letter = variant.layout().letterMultiplier(row, column);
        if (word > 1) {
            return cell(word + (letter > 1 ? "X" : "W"), word == 2 ? Style.DOUBLE_WORD : Style.TRIPLE_WORD);
        }
        if (letter > 1) {
            return cell(letter + "L", letter == 2 ? Style.DOUBLE_LETTER : Style.TRIPLE_LETTER);
        }
        boolean start = row == variant.startRow() && column == variant.startColumn();
        return cell(start ? " @" : " .", Style.DIM);
    }

    private StyledLine cell(String text, Style style) {
        return StyledLine.of(text.length() < cellWidth ? " " + text : text, style);
    }

    private String face(int tile) {
        String face = variant.tiles().alphabet().show(tile).replace("[", "").replace("]", "");
        return face.length() < cellWidth ? face : face.substring(0, cellWidth - 1);
    }

    private int square(int row, int column) {
        return row * board.columns() + column;
    }
}
