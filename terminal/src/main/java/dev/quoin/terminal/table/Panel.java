package dev.quoin.terminal.table;

import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledLine;
import java.util.ArrayList;
import java.util.List;

/// Lays out the text beside or below a board on a screen.
public final class Panel {
    /// The minimum width of a panel beside the board; with less room it goes below.
    public static final int NARROWEST = 24;

    /// The number of columns between board and panel.
    public static final int GAP = 2;

    private Panel() {}

    /// Places a panel to the right of a board.
    public static List<StyledLine> beside(List<StyledLine> board, int boardWidth, List<StyledLine> panel) {
        var lines = new ArrayList<StyledLine>();
        for (int at = 0; at < Math.max(board.size(), panel.size()); at++) {
            StyledLine left = at < board.size() ? board.get(at) : StyledLine.EMPTY;
            StyledLine right = at < panel.size() ? panel.get(at) : StyledLine.EMPTY;
            lines.add(
                    right.spans().isEmpty()
                            ? left
                            : left.padded(boardWidth + GAP).plus(right));
        }
        return lines;
    }

    /// Fits a panel into `rows` lines: drops the head if both do not fit, and shows the end of the body.
    public static List<StyledLine> fit(List<StyledLine> head, List<StyledLine> body, int rows) {
        var lines = new ArrayList<StyledLine>();
        if (head.size() + body.size() <= rows) {
            lines.addAll(head);
        }
        int room = rows - lines.size();
        lines.addAll(body.size() <= room ? body : body.subList(body.size() - room, body.size()));
        return lines;
    }

    /// Returns a message in the style of its tone.
    public static List<StyledLine> message(Answer message, int width) {
        var lines = new ArrayList<StyledLine>();
        Style style = message.tone() == Answer.Tone.REFUSAL ? Style.ALARM : Style.PLAIN;
        message.lines().forEach(line -> lines.addAll(wrap(line, width, style)));
        return lines;
    }

    /// Wraps text between words; a word longer than a line is cut.
    public static List<StyledLine> wrap(String text, int width, Style style) {
        var lines = new ArrayList<StyledLine>();
        String rest = text.stripTrailing();
        String indent = " "
                .repeat(Math.min(width / 2, text.length() - text.stripLeading().length()));
        while (rest.length() > width) {
            int cut = rest.lastIndexOf(' ', width);
            cut = cut <= indent.length() ? width : cut;
            lines.add(StyledLine.of(rest.substring(0, cut), style));
            rest = indent + rest.substring(cut).strip();
        }
        lines.add(StyledLine.of(rest, style));
        return lines;
    }
}
