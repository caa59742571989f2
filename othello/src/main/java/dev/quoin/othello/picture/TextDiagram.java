package dev.quoin.othello.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;
import java.util.ArrayList;
import java.util.List;

/// A board as lines of text: the column letters, then one line per row. Immutable.
///
/// `*` marks the last move and a separate symbol the legal moves, so nothing depends on color alone.
public final class TextDiagram {
    private static final Symbols LETTERS = new Symbols("X", "O", "-", ".");
    private static final Symbols DISCS = new Symbols("●", "●", "-", ".");

    private final Diagram diagram;
    private final int cell;
    private final Symbols symbols;

    private TextDiagram(Diagram diagram, int narrowest, Symbols symbols) {
        this.diagram = diagram;
        int longest = diagram.values().values().stream()
                .mapToInt(String::length)
                .max()
                .orElse(0);
        this.cell = Math.max(narrowest, longest + 1);
        this.symbols = symbols;
    }

    /// The symbols of the squares.
    ///
    /// @param black a black disc
    /// @param white a white disc
    /// @param empty an empty square
    /// @param playable a legal move
    public record Symbols(String black, String white, String empty, String playable) {
        /// Returns the symbol of a disc.
        public String of(Disc disc) {
            return disc == Disc.BLACK ? black : white;
        }
    }

    /// The meaning of a piece of text, for styling.
    public enum Mark {
        COORDINATE,
        BLACK,
        WHITE,
        LAST_BLACK,
        LAST_WHITE,
        EMPTY,

        /// A legal move, or a square with a value.
        CHOICE,

        /// A square with the best value.
        BEST
    }

    /// A piece of a line.
    public record Part(String text, Mark mark) {}

    /// Returns the board with `X` for Black and `O` for White, in plain ASCII.
    public static TextDiagram letters(Diagram diagram) {
        return of(diagram, LETTERS);
    }

    /// Returns the board with custom symbols.
    public static TextDiagram of(Diagram diagram, Symbols symbols) {
        return new TextDiagram(diagram, 2, symbols);
    }

    /// Returns the board with round discs, whose colors must come from [Mark].
    public static TextDiagram discs(Diagram diagram) {
        return new TextDiagram(diagram, 3, DISCS);
    }

    /// Returns the lines, each in parts from left to right.
    public List<List<Part>> lines() {
        var lines = new ArrayList<List<Part>>();
        var header = new StringBuilder(" ");
        for (int column = 0; column < Square.SIDE; column++) {
            header.append(cell((char) ('a' + column) + ""));
        }
        lines.add(List.of(new Part(header.toString(), Mark.COORDINATE)));
        for (int row = 0; row < Square.SIDE; row++) {
            var line = new ArrayList<Part>();
            line.add(new Part(String.valueOf(row + 1), Mark.COORDINATE));
            for (int column = 0; column < Square.SIDE; column++) {
                line.add(part(Square.at(row, column)));
            }
            lines.add(line);
        }
        return lines;
    }

    /// Returns the lines as one text, each with a line terminator.
    public String text() {
        var text = new StringBuilder();
        for (List<Part> line : lines()) {
            line.forEach(part -> text.append(part.text()));
            text.append('\n');
        }
        return text.toString();
    }

    private Part part(int square) {
        long bit = Square.bit(square);
        for (Disc disc : Disc.values()) {
            if ((diagram.position().discs(disc) & bit) != 0) {
                return disc(disc, (diagram.last() & bit) != 0);
            }
        }
        String value = diagram.values().get(square);
        if (value != null) {
            return new Part(cell(value), (diagram.best() & bit) != 0 ? Mark.BEST : Mark.CHOICE);
        }
        return (diagram.dots() & bit) != 0
                ? new Part(cell(symbols.playable()), Mark.CHOICE)
                : new Part(cell(symbols.empty()), Mark.EMPTY);
    }

    private Part disc(Disc disc, boolean last) {
        boolean isBlack = disc == Disc.BLACK;
        if (last) {
            return new Part(cell("*" + symbols.of(disc)), isBlack ? Mark.LAST_BLACK : Mark.LAST_WHITE);
        }
        return new Part(cell(symbols.of(disc)), isBlack ? Mark.BLACK : Mark.WHITE);
    }

    /// Right-aligns a text in a cell, unless the cell has room after it.
    private String cell(String text) {
        int length = text.codePointCount(0, text.length());
        String behind = cell == 3 && length < 3 ? " " : "";
        return " ".repeat(Math.max(0, cell - length - behind.length())) + text + behind;
    }
}
