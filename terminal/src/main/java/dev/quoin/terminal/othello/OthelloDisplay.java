package dev.quoin.terminal.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.picture.Diagram;
import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledDiagram;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.picture.TableBoard;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Display;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The [Display] of an Othello game.
final class OthelloDisplay implements Display {
    private static final String LEGEND = "X Black, O White, . can be played, *X last move, (O) would turn";

    private final OthelloTableGame game;
    private final OthelloPhrases phrases;
    private final Hints hints;
    private final Marks marks;
    private final DiscHand hand;

    OthelloDisplay(OthelloTableGame game, OthelloPhrases phrases, Hints hints, Marks marks) {
        this.game = game;
        this.phrases = phrases;
        this.hints = hints;
        this.marks = marks;
        this.hand = new DiscHand(game);
    }

    @Override
    public List<StyledLine> picture() {
        return StyledDiagram.letters(marked());
    }

    @Override
    public List<String> standing() {
        return game.isOver() ? List.of() : List.of(phrases.discs() + " " + phrases.toMove());
    }

    @Override
    public List<StyledLine> screen(int columns, int rows, Answer message) {
        Diagram diagram = marked().withValues(hints.known(game.position()), Hints::discs);
        TableBoard large = TableBoard.large(diagram, hand.cursor());
        boolean roomy = rows >= large.height() && columns - large.width() - Panel.GAP >= Panel.NARROWEST;
        TableBoard board = roomy ? large : TableBoard.small(diagram, hand.cursor());
        int panelWidth = columns - board.width() - Panel.GAP;
        var lines = new ArrayList<>(board.lines());
        if (panelWidth < Panel.NARROWEST) {
            lines.addAll(panel(columns, Math.max(1, rows - lines.size()), message));
            return cut(lines, columns, rows);
        }
        List<StyledLine> legend = Panel.wrap(LEGEND, board.width(), Style.DIM);
        if (lines.size() + 1 + legend.size() <= rows) {
            lines.add(StyledLine.EMPTY);
            lines.addAll(legend);
        }
        return cut(Panel.beside(lines, board.width(), panel(panelWidth, rows, message)), columns, rows);
    }

    @Override
    public String tip() {
        if (game.isOver()) {
            return "The game is over: save FILE, moves, undo or quit";
        }
        if (game.people() == 0) {
            return "Enter plays the next move, go plays to the end";
        }
        return game.position().mustPass() ? "Enter passes" : "f5, hint, undo, ? for more, or arrow keys on the board";
    }

    @Override
    public String waiting() {
        String who = phrases.name(game.position().toMove());
        return who + " is thinking. " + (game.people() == 0 ? "Any key stops, " : "") + "Ctrl-C quits.";
    }

    @Override
    public List<String> farewell() {
        if (game.isOver()) {
            return phrases.ending();
        }
        var lines = new ArrayList<>(List.of(phrases.discs()));
        lines.addAll(phrases.transcript());
        return lines;
    }

    @Override
    public Hand hand() {
        return hand;
    }

    private Diagram marked() {
        Diagram diagram = Diagram.of(game.position()).withLast(game.sequence().moves());
        return marks.isShown() ? diagram.withLegal() : diagram;
    }

    private List<StyledLine> panel(int width, int rows, Answer message) {
        List<StyledLine> head = head(width);
        List<StyledLine> body = Panel.message(message, width);
        if (message.next() == Answer.Next.MOVED) {
            // Show only the latest news of a long game.
            int room = Math.max(1, rows - head.size());
            body = body.subList(Math.max(0, body.size() - room), body.size());
        }
        return Panel.fit(head, body, rows);
    }

    private List<StyledLine> head(int width) {
        var lines = new ArrayList<StyledLine>();
        lines.add(side(Disc.BLACK, "X Black"));
        lines.add(side(Disc.WHITE, "O White"));
        lines.add(StyledLine.of(
                String.format(
                        Locale.ROOT,
                        "%-9s%-14s%3d",
                        "  Empty",
                        "",
                        Long.bitCount(game.position().empty())),
                Style.DIM));
        lines.add(StyledLine.EMPTY);
        if (game.position().mustPass()) {
            lines.addAll(Panel.wrap(phrases.toMove(), width, Style.STRONG));
            lines.add(StyledLine.EMPTY);
        } else if (!hand.isWherePlayed()) {
            hand.cursor().ifPresent(square -> lines.addAll(preview(square, width)));
        }
        return lines;
    }

    private List<StyledLine> preview(int square, int width) {
        boolean legal = game.position().isLegal(OthelloMove.place(square));
        var lines = new ArrayList<>(Panel.wrap(phrases.preview(square), width, legal ? Style.STRONG : Style.DIM));
        lines.add(StyledLine.EMPTY);
        return lines;
    }

    private StyledLine side(Disc disc, String sign) {
        boolean moves = !game.isOver() && game.position().toMove() == disc;
        String who = phrases.title(disc);
        String name = who.length() > 13 ? who.substring(0, 13) : who;
        String text = String.format(
                Locale.ROOT, "%-9s%-14s%3d", sign, name, game.position().count(disc));
        return StyledLine.of(text + (moves ? " <" : ""), moves ? Style.STRONG : Style.PLAIN);
    }

    private static List<StyledLine> cut(List<StyledLine> lines, int columns, int rows) {
        return lines.stream().limit(rows).map(line -> line.cut(columns)).toList();
    }
}
