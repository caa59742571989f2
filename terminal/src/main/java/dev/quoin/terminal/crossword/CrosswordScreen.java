package dev.quoin.terminal.crossword;

import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.terminal.crossword.CrosswordTableGame.Unsent;
import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Panel;
import dev.quoin.terminal.tiles.BoardCursor;
import dev.quoin.terminal.tiles.RackOrder;
import dev.quoin.terminal.tiles.TileScreen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lays out a game for a screen of a given size.
final class CrosswordScreen {
    private static final String LEGEND = "3W word ×3, 2L letter ×2, *A last move, [A] or +A not played, a: blank";

    private final CrosswordTableGame game;
    private final CrosswordPhrases phrases;
    private final RackOrder rackOrder;

    CrosswordScreen(CrosswordTableGame game, CrosswordPhrases phrases, RackOrder rackOrder) {
        this.game = game;
        this.phrases = phrases;
        this.rackOrder = rackOrder;
    }

    /// What to show in addition to the game.
    ///
    /// @param message the last message
    /// @param preview the verdict on the unsent play
    /// @param cursor the typing cursor on the board
    record Extras(Answer message, List<String> preview, Optional<BoardCursor> cursor) {}

    /// At most `rows` lines of at most `columns` characters.
    List<StyledLine> lines(int columns, int rows, Extras extras) {
        return new TileScreen(
                        picture(extras),
                        focus(extras),
                        LEGEND,
                        width -> head(width, extras),
                        width -> body(width, extras))
                .lines(columns, rows);
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

    private StyledBoard picture(Extras extras) {
        var picture = new StyledBoard(game.variant(), game.board());
        if (game.position().last() instanceof LastTurn.Played played) {
            picture.last(played.play().placements());
        }
        game.unsent().ifPresent(unsent -> picture.unsent(unsent.play().placements()));
        extras.cursor().ifPresent(cursor -> picture.cursor(cursor.row(), cursor.column(), cursor.direction()));
        return picture;
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
            lines.addAll(Panel.wrap(
                    "Last: " + phrases.name(last.seat()) + " " + phrases.shortTurn(last), width, Style.PLAIN));
        }
        lines.add(StyledLine.EMPTY);
        lines.add(rack(width));
        lines.add(StyledLine.EMPTY);
        game.unsent().ifPresent(unsent -> {
            extras.preview().forEach(line -> lines.addAll(Panel.wrap(line, width, style(unsent))));
            lines.add(StyledLine.EMPTY);
        });
        return lines;
    }

    private List<StyledLine> body(int width, Extras extras) {
        // The preview already describes an accepted play.
        boolean told = extras.message().lines().equals(extras.preview());
        List<StyledLine> lines = told ? List.of() : Panel.message(extras.message(), width);
        if (!lines.isEmpty()) {
            return lines;
        }
        return phrases.unseen().stream()
                .flatMap(line -> Panel.wrap(line, width, Style.DIM).stream())
                .toList();
    }

    private StyledLine rack(int width) {
        Tiles placed =
                game.unsent().map(unsent -> PlayRules.tilesOf(unsent.play())).orElse(Tiles.none());
        rackOrder.follow(game.rack());
        return TileScreen.rack(rackOrder.without(placed), width);
    }

    private static Style style(Unsent unsent) {
        return unsent.verdict() instanceof Verdict.Accepted ? Style.STRONG : Style.ALARM;
    }
}
