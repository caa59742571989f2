package dev.quoin.terminal.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.picture.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// A board as lines of text with a cursor, three characters per square.
///
/// Marks that do not rely on color: `.` is a legal move, `*X` was played last, `[.]` is the cursor, `(O)`
/// would be flipped by playing there.
public final class TableBoard {
    private static final int CELL = 3;

    private final Diagram diagram;
    private final OptionalInt cursor;
    private final long turning;
    private final boolean grid;

    private TableBoard(Diagram diagram, OptionalInt cursor, boolean grid) {
        this.diagram = diagram;
        this.cursor = cursor;
        this.turning = cursor.isPresent() ? diagram.position().flips(cursor.getAsInt()) : 0;
        this.grid = grid;
    }

    /// Draws the board in as few lines as possible.
    public static TableBoard small(Diagram diagram, OptionalInt cursor) {
        return new TableBoard(diagram, cursor, false);
    }

    /// Draws the board with lines between the squares, about twice as high.
    public static TableBoard large(Diagram diagram, OptionalInt cursor) {
        return new TableBoard(diagram, cursor, true);
    }

    /// Returns the width in columns of text.
    public int width() {
        return margin().length() + Square.SIDE * CELL + (grid ? Square.SIDE + 1 : 0);
    }

    /// Returns the height in lines.
    public int height() {
        return 1 + Square.SIDE + (grid ? Square.SIDE + 1 : 0);
    }

    /// Returns the column letters, then the rows.
    public List<StyledLine> lines() {
        var lines = new ArrayList<StyledLine>();
        var header = new StringBuilder(margin());
        for (char column = 'a'; column < 'a' + Square.SIDE; column++) {
            header.append(grid ? "  " : " ").append(column).append(' ');
        }
        lines.add(StyledLine.of(header.toString(), Style.DIM));
        StyledLine rule = StyledLine.of(margin()).plus("+---".repeat(Square.SIDE) + "+", Style.FELT);
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

    private String margin() {
        return grid ? "   " : "  ";
    }

    private StyledLine row(int row) {
        String bar = grid ? "|" : "";
        StyledLine line = StyledLine.of((row + 1) + margin().substring(1), Style.DIM);
        for (int column = 0; column < Square.SIDE; column++) {
            line = line.plus(bar, Style.FELT).plus(cell(Square.at(row, column)));
        }
        return line.plus(bar, Style.FELT);
    }

    private StyledLine cell(int square) {
        long bit = Square.bit(square);
        boolean empty = (diagram.position().empty() & bit) != 0;
        String sign = empty ? emptySign(bit) : isBlack(bit) ? "X" : "O";
        if (cursor.isPresent() && cursor.getAsInt() == square) {
            return StyledLine.of("[" + sign + "]", Style.CURSOR);
        }
        return empty ? empty(square, sign) : disc(bit, sign);
    }

    private StyledLine empty(int square, String sign) {
        long bit = Square.bit(square);
        String value = diagram.values().get(square);
        if (value == null) {
            return StyledLine.of(" " + sign + " ", (diagram.dots() & bit) != 0 ? Style.FELT_MARK : Style.FELT);
        }
        return StyledLine.of(
                value + " ".repeat(Math.max(0, CELL - value.length())),
                (diagram.best() & bit) != 0 ? Style.FELT_BEST : Style.FELT_MARK);
    }

    private StyledLine disc(long bit, String sign) {
        if ((turning & bit) != 0) {
            return StyledLine.of("(" + sign + ")", Style.TURNING_DISC);
        }
        if ((diagram.last() & bit) != 0) {
            return StyledLine.of("*" + sign + " ", isBlack(bit) ? Style.LAST_BLACK_DISC : Style.LAST_WHITE_DISC);
        }
        return StyledLine.of(" " + sign + " ", isBlack(bit) ? Style.BLACK_DISC : Style.WHITE_DISC);
    }

    private boolean isBlack(long bit) {
        return (diagram.position().discs(Disc.BLACK) & bit) != 0;
    }

    private String emptySign(long bit) {
        return (diagram.dotted() & bit) != 0 ? "." : grid ? " " : "-";
    }
}
