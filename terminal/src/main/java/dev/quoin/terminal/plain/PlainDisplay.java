package dev.quoin.terminal.plain;

import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Display;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The [Display] of any game: its board as text.
record PlainDisplay<P, M>(PlainGame<P, M> game, PlainPhrases<P, M> phrases) implements Display {
    /// Returns nothing: the board is part of [#standing], because no sentence describes it.
    @Override
    public List<StyledLine> picture() {
        return List.of();
    }

    @Override
    public List<String> standing() {
        var lines = new ArrayList<>(phrases.board());
        if (!game.isOver()) {
            lines.add(phrases.standing());
        }
        return lines;
    }

    @Override
    public List<StyledLine> screen(int columns, int rows, Answer message) {
        List<StyledLine> board = phrases.board().stream().map(StyledLine::of).toList();
        int width = board.stream().mapToInt(StyledLine::width).max().orElse(0);
        int panelWidth = columns - width - Panel.GAP;
        var lines = new ArrayList<StyledLine>();
        if (panelWidth < Panel.NARROWEST) {
            lines.addAll(board);
            lines.addAll(panel(columns, Math.max(1, rows - board.size()), message));
        } else {
            lines.addAll(Panel.beside(board, width, panel(panelWidth, rows, message)));
        }
        return lines.stream().limit(rows).map(line -> line.cut(columns)).toList();
    }

    private List<StyledLine> panel(int width, int rows, Answer message) {
        var head = new ArrayList<>(Panel.wrap(phrases.standing(), width, Style.STRONG));
        head.add(StyledLine.EMPTY);
        return Panel.fit(head, Panel.message(message, width), rows);
    }

    @Override
    public String tip() {
        return game.isOver()
                ? "The game is over: save FILE, undo or quit"
                : game.legal(1).stream().map(move -> move + ", ").collect(Collectors.joining())
                        + "moves, undo, ? for more";
    }

    @Override
    public String waiting() {
        return phrases.name(game.toMove().orElse(0)) + " is thinking. Ctrl-C quits.";
    }

    @Override
    public List<String> farewell() {
        var lines = new ArrayList<>(phrases.board());
        lines.add(game.isOver() ? phrases.ending() : phrases.standing());
        return lines;
    }

    @Override
    public Hand hand() {
        return new NoHand();
    }
}
