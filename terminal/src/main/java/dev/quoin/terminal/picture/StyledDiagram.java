package dev.quoin.terminal.picture;

import dev.quoin.othello.picture.Diagram;
import dev.quoin.othello.picture.TextDiagram;
import dev.quoin.othello.picture.TextDiagram.Part;
import java.util.ArrayList;
import java.util.List;

/// Draws a [TextDiagram] with terminal styles, and the title below. Stateless.
public final class StyledDiagram {
    private StyledDiagram() {}

    /// Draws the board with `X` for Black and `O` for White, in plain ASCII.
    public static List<StyledLine> letters(Diagram diagram) {
        return lines(TextDiagram.letters(diagram), diagram);
    }

    /// Draws the board with round discs, for a color terminal.
    public static List<StyledLine> discs(Diagram diagram) {
        return lines(TextDiagram.discs(diagram), diagram);
    }

    private static List<StyledLine> lines(TextDiagram text, Diagram diagram) {
        var lines = new ArrayList<StyledLine>();
        for (List<Part> parts : text.lines()) {
            StyledLine line = StyledLine.EMPTY;
            for (Part part : parts) {
                line = line.plus(part.text(), style(part.mark()));
            }
            lines.add(line);
        }
        lines.add(StyledLine.of(diagram.title()));
        return lines;
    }

    private static Style style(TextDiagram.Mark mark) {
        return switch (mark) {
            case COORDINATE -> Style.DIM;
            case BLACK -> Style.BLACK_DISC;
            case WHITE -> Style.WHITE_DISC;
            case LAST_BLACK -> Style.LAST_BLACK_DISC;
            case LAST_WHITE -> Style.LAST_WHITE_DISC;
            case EMPTY -> Style.FELT;
            case CHOICE -> Style.FELT_MARK;
            case BEST -> Style.FELT_BEST;
        };
    }
}
