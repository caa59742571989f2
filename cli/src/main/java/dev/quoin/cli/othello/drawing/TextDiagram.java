package dev.quoin.cli.othello.drawing;

import dev.quoin.cli.picture.Style;
import dev.quoin.cli.picture.StyledLine;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;
import java.util.ArrayList;
import java.util.List;

/// A board as lines of text. `*` marks the last move and `.` a square that may be played, so that nothing is told by
/// colour alone.
public final class TextDiagram {
    private final Diagram diagram;
    private final int cell;
    private final String black;
    private final String white;

    private TextDiagram(Diagram diagram, int narrowest, String black, String white) {
        this.diagram = diagram;
        int longest = diagram.values().values().stream()
                .mapToInt(String::length)
                .max()
                .orElse(0);
        this.cell = Math.max(narrowest, longest + 1);
        this.black = black;
        this.white = white;
    }

    /// The board with `X` for Black and `O` for White, for every printer and for programs.
    public static List<StyledLine> letters(Diagram diagram) {
        return new TextDiagram(diagram, 2, "X", "O").lines();
    }

    /// The board with round discs, for a terminal with colours.
    public static List<StyledLine> discs(Diagram diagram) {
        return new TextDiagram(diagram, 3, "●", "●").lines();
    }

    private List<StyledLine> lines() {
        var lines = new ArrayList<StyledLine>();
        var header = new StringBuilder(" ");
        for (int column = 0; column < Square.SIDE; column++) {
            header.append(cell((char) ('a' + column) + ""));
        }
        lines.add(StyledLine.of(header.toString(), Style.DIM));
        for (int row = 0; row < Square.SIDE; row++) {
            StyledLine line = StyledLine.of(String.valueOf(row + 1), Style.DIM);
            for (int column = 0; column < Square.SIDE; column++) {
                line = line.plus(cell(Square.at(row, column)));
            }
            lines.add(line);
        }
        lines.add(StyledLine.of(diagram.title()));
        return lines;
    }

    private StyledLine cell(int square) {
        long bit = Square.bit(square);
        for (Disc disc : Disc.values()) {
            if ((diagram.position().discs(disc) & bit) != 0) {
                return disc(disc, (diagram.last() & bit) != 0);
            }
        }
        String value = diagram.values().get(square);
        if (value != null) {
            return StyledLine.of(cell(value), (diagram.best() & bit) != 0 ? Style.FELT_BEST : Style.FELT_MARK);
        }
        return (diagram.dots() & bit) != 0
                ? StyledLine.of(cell("."), Style.FELT_MARK)
                : StyledLine.of(cell("-"), Style.FELT);
    }

    private StyledLine disc(Disc disc, boolean last) {
        boolean isBlack = disc == Disc.BLACK;
        String text = isBlack ? black : white;
        if (last) {
            return StyledLine.of(cell("*" + text), isBlack ? Style.LAST_BLACK_DISC : Style.LAST_WHITE_DISC);
        }
        return StyledLine.of(cell(text), isBlack ? Style.BLACK_DISC : Style.WHITE_DISC);
    }

    /// A text at the right end of a cell, but for a cell that has room behind it.
    private String cell(String text) {
        String behind = cell == 3 && text.length() < 3 ? " " : "";
        return " ".repeat(Math.max(0, cell - text.length() - behind.length())) + text + behind;
    }
}
