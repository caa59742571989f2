package dev.quoin.terminal.tiles;

import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// A screen with a board and a panel, which is beside the board, or below it on a narrow screen.
///
/// @param focus the row of the board that must stay visible when not all fit
/// @param legend what the marks on the board mean
/// @param head the upper part of the panel for a width, dropped when both parts do not fit
/// @param body the lower part, of which at least the end is shown
public record TileScreen(
        StyledBoard picture,
        int focus,
        String legend,
        IntFunction<List<StyledLine>> head,
        IntFunction<List<StyledLine>> body) {
    /// Returns at most `rows` lines of at most `columns` characters.
    public List<StyledLine> lines(int columns, int rows) {
        if (columns - picture.width() - Panel.GAP < Panel.NARROWEST) {
            picture.narrow();
        }
        int panelWidth = columns - picture.width() - Panel.GAP;
        if (panelWidth >= Panel.NARROWEST) {
            List<StyledLine> board = window(picture.lines(), rows);
            addLegend(board, rows);
            return Panel.beside(board, picture.width(), panel(panelWidth, rows));
        }
        var lines = new ArrayList<>(window(picture.lines(), Math.max(2, rows / 2)));
        lines.addAll(panel(columns, rows - lines.size()));
        return lines.stream().map(line -> line.cut(columns)).toList();
    }

    /// Returns the tiles of a rack as a line.
    public static StyledLine rack(List<String> faces, int width) {
        StyledLine line = StyledLine.of("Rack ");
        String margin = line.width() + 3 * faces.size() > width ? "" : " ";
        for (String face : faces) {
            line = line.plus(" " + face + margin, Style.TILE);
        }
        return line;
    }

    private List<StyledLine> panel(int width, int rows) {
        return Panel.fit(head.apply(width), body.apply(width), rows);
    }

    private void addLegend(List<StyledLine> board, int rows) {
        List<StyledLine> lines = Panel.wrap(legend, picture.width(), Style.DIM);
        if (board.size() + 1 + lines.size() <= rows && picture.width() > Panel.NARROWEST) {
            board.add(StyledLine.EMPTY);
            board.addAll(lines);
        }
    }

    /// The visible part of the board: the column letters, and the rows around the focus.
    private List<StyledLine> window(List<StyledLine> board, int rows) {
        if (board.size() <= rows) {
            return new ArrayList<>(board);
        }
        int shown = Math.max(1, rows - 1);
        int first = Math.clamp(focus - shown / 2, 0, board.size() - 1 - shown);
        var lines = new ArrayList<StyledLine>();
        lines.add(board.getFirst());
        lines.addAll(board.subList(1 + first, 1 + first + shown));
        return lines;
    }
}
