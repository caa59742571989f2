package dev.quoin.cli.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// An Othello board as lines of text: `X` is Black, `O` White. Changes with every mark; for one thread.
///
/// Marks that do not rely on colour: `+` can be played, `*X` was played last, `[+]` is the cursor, `(O)` would be
/// turned by playing there, and a number is what playing there is worth.
public final class DiscPicture {
    /// How many columns of text a picture with a grid takes.
    public static final int GRID_WIDTH = 36;

    /// How many lines a picture with a grid takes.
    public static final int GRID_HEIGHT = 18;

    private static final int CELL = 3;

    private final OthelloPosition position;
    private final Map<Integer, Integer> values = new HashMap<>();
    private boolean grid;
    private long playable;
    private long turning;
    private int last = -1;
    private int cursor = -1;

    /// A picture of these discs.
    public DiscPicture(OthelloPosition position) {
        this.position = position;
    }

    /// Draws lines between the squares, which makes the board about twice as high.
    public DiscPicture grid() {
        grid = true;
        return this;
    }

    /// Marks the squares that can be played.
    public DiscPicture playable() {
        playable = position.moves();
        return this;
    }

    /// Marks the square that was played last.
    public DiscPicture last(int square) {
        last = square;
        return this;
    }

    /// Marks a square and what would be turned by playing it.
    public DiscPicture cursor(int square) {
        cursor = square;
        turning = position.flips(square);
        return this;
    }

    /// Writes on an empty square what playing it is worth, in hundredths of a disc.
    public DiscPicture value(int square, int hundredths) {
        values.put(square, hundredths);
        return this;
    }

    /// How many columns of text the picture takes.
    public int width() {
        return grid ? GRID_WIDTH : 2 + Square.SIDE * CELL;
    }

    /// The letters of the columns, then one line a row.
    public List<StyledLine> lines() {
        var lines = new ArrayList<StyledLine>();
        var header = new StringBuilder(grid ? "   " : "  ");
        for (int column = 0; column < Square.SIDE; column++) {
            header.append(grid ? "  " : " ").append((char) ('a' + column)).append(' ');
        }
        lines.add(StyledLine.of(header.toString(), Style.DIM));
        StyledLine rule = StyledLine.of("   ").plus("+---".repeat(Square.SIDE) + "+", Style.FELT);
        for (int row = 0; row < Square.SIDE; row++) {
            if (grid) {
                lines.add(rule);
            }
            lines.add(row(row));
        }
        if (grid) {
            lines.add(rule);
        }
        return lines;
    }

    private StyledLine row(int row) {
        StyledLine line = StyledLine.of((row + 1) + (grid ? "  " : " "), Style.DIM);
        for (int column = 0; column < Square.SIDE; column++) {
            line = grid ? line.plus("|", Style.FELT) : line;
            line = line.plus(cell(Square.at(row, column)));
        }
        return grid ? line.plus("|", Style.FELT) : line;
    }

    private StyledLine cell(int square) {
        long bit = Square.bit(square);
        boolean empty = (position.empty() & bit) != 0;
        char sign = empty ? emptySign(square) : sign(square);
        if (square == cursor) {
            return StyledLine.of("[" + sign + "]", Style.CURSOR);
        }
        if (empty) {
            Integer value = values.get(square);
            Style style = value != null || sign == '+' ? Style.FELT_MARK : Style.FELT;
            return StyledLine.of(value == null ? " " + sign + " " : worth(value), style);
        }
        if ((turning & bit) != 0) {
            return StyledLine.of("(" + sign + ")", Style.TURNING_DISC);
        }
        return square == last
                ? StyledLine.of("*" + sign + " ", sign == 'X' ? Style.LAST_BLACK_DISC : Style.LAST_WHITE_DISC)
                : StyledLine.of(" " + sign + " ", sign == 'X' ? Style.BLACK_DISC : Style.WHITE_DISC);
    }

    private char sign(int square) {
        return (position.discs(Disc.BLACK) & Square.bit(square)) != 0 ? 'X' : 'O';
    }

    private char emptySign(int square) {
        boolean marked = (playable & Square.bit(square)) != 0;
        return marked ? '+' : grid ? ' ' : '.';
    }

    private static String worth(int hundredths) {
        return String.format(Locale.ROOT, "%+-3d", Math.round(hundredths / 100.0));
    }
}
