package dev.quoin.cli.play;

import dev.quoin.cli.picture.BoardPicture;
import dev.quoin.cli.picture.Style;
import dev.quoin.cli.picture.StyledLine;
import dev.quoin.cli.play.TableGame.Unsent;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lays the table out for a screen of a given size: the board on the left, a panel beside it, or below it when the
/// screen is narrow.
final class TableScreen {
    private static final int GAP = 2;
    private static final int NARROWEST_PANEL = 24;

    private final TableGame game;
    private final Phrases phrases;
    private final RackOrder rackOrder;

    TableScreen(TableGame game, Phrases phrases, RackOrder rackOrder) {
        this.game = game;
        this.phrases = phrases;
        this.rackOrder = rackOrder;
    }

    /// What is shown besides the game itself.
    ///
    /// @param message what was said last
    /// @param preview what the rules say to the unsent play
    /// @param cursor where the person types on the board
    record Extras(Answer message, List<String> preview, Optional<BoardCursor> cursor) {}

    /// At most `rows` lines of at most `columns` characters.
    List<StyledLine> lines(int columns, int rows, Extras extras) {
        BoardPicture picture = picture(extras);
        if (columns - picture.width() - GAP < NARROWEST_PANEL) {
            picture.narrow();
        }
        int panelWidth = columns - picture.width() - GAP;
        if (panelWidth >= NARROWEST_PANEL) {
            List<StyledLine> board = window(picture.lines(), rows, extras);
            addLegend(board, picture.width(), rows);
            return beside(board, picture.width(), panel(panelWidth, rows, extras));
        }
        var lines = new ArrayList<>(window(picture.lines(), Math.max(2, rows / 2), extras));
        lines.addAll(panel(columns, rows - lines.size(), extras));
        return lines.stream().map(line -> line.cut(columns)).toList();
    }

    private static void addLegend(List<StyledLine> board, int width, int rows) {
        var legend = new ArrayList<StyledLine>();
        wrap("3W word ×3, 2L letter ×2, *A last move, [A] or +A not sent yet, a a blank", width, Style.DIM, legend);
        if (board.size() + 1 + legend.size() <= rows && width > NARROWEST_PANEL) {
            board.add(StyledLine.EMPTY);
            board.addAll(legend);
        }
    }

    private static List<StyledLine> beside(List<StyledLine> board, int boardWidth, List<StyledLine> panel) {
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

    /// The board as far as it fits: the column letters, and the rows around the cursor or the last move.
    private List<StyledLine> window(List<StyledLine> board, int rows, Extras extras) {
        if (board.size() <= rows) {
            return new ArrayList<>(board);
        }
        int shown = Math.max(1, rows - 1);
        int first = Math.clamp(focus(extras) - shown / 2, 0, board.size() - 1 - shown);
        var lines = new ArrayList<StyledLine>();
        lines.add(board.getFirst());
        lines.addAll(board.subList(1 + first, 1 + first + shown));
        return lines;
    }

    private int focus(Extras extras) {
        if (extras.cursor().isPresent()) {
            return extras.cursor().get().row();
        }
        if (game.unsent().isPresent()) {
            return game.unsent().get().play().placements().getFirst().row();
        }
        return game.position().last() instanceof LastTurn.Played played
                ? played.play().placements().getFirst().row()
                : game.variant().startRow();
    }

    private BoardPicture picture(Extras extras) {
        var picture = new BoardPicture(game.variant(), game.board());
        if (game.position().last() instanceof LastTurn.Played played) {
            picture.last(played.play().placements());
        }
        game.unsent().ifPresent(unsent -> picture.unsent(unsent.play().placements()));
        extras.cursor().ifPresent(cursor -> picture.cursor(cursor.row(), cursor.column(), cursor.direction()));
        return picture;
    }

    private List<StyledLine> panel(int width, int rows, Extras extras) {
        List<StyledLine> head = head(width, extras);
        List<StyledLine> body = body(width, extras);
        var lines = new ArrayList<StyledLine>();
        if (head.size() + body.size() <= rows) {
            lines.addAll(head);
        }
        int room = rows - lines.size();
        lines.addAll(body.size() <= room ? body : body.subList(body.size() - room, body.size()));
        return lines;
    }

    private List<StyledLine> head(int width, Extras extras) {
        var lines = new ArrayList<StyledLine>();
        lines.add(StyledLine.of(game.variant().name() + ", " + game.variant().lexicon(), Style.DIM));
        for (int seat = 0; seat < game.position().players(); seat++) {
            boolean moves = !game.isOver() && game.position().toMove() == seat;
            String line = String.format(
                    "%-14s%5d", phrases.name(seat), game.position().scores().get(seat));
            lines.add(StyledLine.of(line + (moves ? " <" : ""), moves ? Style.STRONG : Style.PLAIN));
        }
        lines.add(StyledLine.of(String.format("%-14s%5d", "Bag", game.position().bagSize())));
        if (!game.turns().isEmpty()) {
            var last = game.turns().getLast();
            wrap("Last: " + phrases.name(last.seat()) + " " + phrases.shortTurn(last), width, Style.PLAIN, lines);
        }
        lines.add(StyledLine.EMPTY);
        lines.add(rack(width));
        lines.add(StyledLine.EMPTY);
        game.unsent().ifPresent(unsent -> {
            extras.preview().forEach(line -> wrap(line, width, style(unsent), lines));
            lines.add(StyledLine.EMPTY);
        });
        return lines;
    }

    private List<StyledLine> body(int width, Extras extras) {
        var lines = new ArrayList<StyledLine>();
        Answer message = extras.message();
        Style style = message.tone() == Answer.Tone.REFUSAL ? Style.ALARM : Style.PLAIN;
        message.lines().forEach(line -> wrap(line, width, style, lines));
        if (lines.isEmpty()) {
            phrases.unseen().forEach(line -> wrap(line, width, Style.DIM, lines));
        }
        return lines;
    }

    private StyledLine rack(int width) {
        Tiles placed =
                game.unsent().map(unsent -> PlayRules.tilesOf(unsent.play())).orElse(Tiles.none());
        rackOrder.follow(game.rack());
        List<String> faces = rackOrder.without(placed);
        StyledLine line = StyledLine.of("Rack ");
        String margin = line.width() + 3 * faces.size() > width ? "" : " ";
        for (String face : faces) {
            line = line.plus(" " + face + margin, Style.TILE);
        }
        return line;
    }

    private static Style style(Unsent unsent) {
        return unsent.verdict() instanceof Verdict.Accepted ? Style.STRONG : Style.ALARM;
    }

    /// Breaks text between words; a word that is too long for a line is cut.
    static void wrap(String text, int width, Style style, List<StyledLine> lines) {
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
    }
}
