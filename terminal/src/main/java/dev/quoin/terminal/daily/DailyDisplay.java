package dev.quoin.terminal.daily;

import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.terminal.daily.RemoteGame.Unsent;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.TurnMessage;
import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Display;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Panel;
import dev.quoin.terminal.tiles.RackOrder;
import dev.quoin.terminal.tiles.SpokenTileBoard;
import dev.quoin.terminal.tiles.TileScreen;
import dev.quoin.terminal.tiles.TypingHand;
import java.util.ArrayList;
import java.util.List;

/// The [Display] of a daily game.
final class DailyDisplay implements Display {
    private static final String LEGEND = "3W word ×3, 2L letter ×2, *A last turn, [A] or +A not played yet";

    private final RemoteGame game;
    private final RackOrder rackOrder;
    private final DailyInterpreter interpreter;
    private final SpokenTileBoard spoken;
    private final TypingHand hand;

    DailyDisplay(RemoteGame game, RackOrder rackOrder, DailyInterpreter interpreter) {
        this.game = game;
        this.rackOrder = rackOrder;
        this.interpreter = interpreter;
        this.spoken = new SpokenTileBoard(game);
        this.hand = new TypingHand(game);
    }

    @Override
    public List<StyledLine> picture() {
        return new StyledBoard(game.variant(), game.board()).last(game.last()).lines();
    }

    @Override
    public List<String> standing() {
        rackOrder.follow(game.rack());
        return game.isPersonsTurn() ? List.of(interpreter.standing(), spoken.rack(rackOrder.faces())) : List.of();
    }

    @Override
    public List<StyledLine> screen(int columns, int rows, Answer message) {
        return new TileScreen(picture(hand), focus(), LEGEND, this::head, width -> body(width, message))
                .lines(columns, rows);
    }

    @Override
    public String tip() {
        if (!game.isPersonsTurn()) {
            return "The game is over: leaders, practice or quit";
        }
        return game.unsent().isPresent()
                ? "Enter plays, undo takes back"
                : "8D WORD, skip, help, or arrow keys to type on the board";
    }

    @Override
    public String waiting() {
        return "The server is searching for the best five turns; Ctrl-C quits.";
    }

    @Override
    public List<String> farewell() {
        return List.of(DailyPhrases.standing(game.game()));
    }

    @Override
    public Hand hand() {
        return hand;
    }

    private StyledBoard picture(TypingHand typing) {
        var picture = new StyledBoard(game.variant(), game.board()).last(game.last());
        game.unsent().ifPresent(unsent -> picture.unsent(unsent.play().placements()));
        typing.cursor().ifPresent(cursor -> picture.cursor(cursor.row(), cursor.column(), cursor.direction()));
        return picture;
    }

    private int focus() {
        if (hand.cursor().isPresent()) {
            return hand.cursor().get().row();
        }
        return game.unsent()
                .map(unsent -> unsent.play().placements())
                .or(() -> game.last().isEmpty() ? java.util.Optional.empty() : java.util.Optional.of(game.last()))
                .map(placements -> placements.getFirst().row())
                .orElse(game.variant().startRow());
    }

    private List<StyledLine> head(int width) {
        GameMessage now = game.game();
        var lines = new ArrayList<StyledLine>();
        lines.add(StyledLine.of(now.date() + ", " + now.standing(), Style.DIM));
        lines.add(line("Turn", (now.over() ? now.turn() : now.turn() + 1) + "/" + (now.turn() + now.turnsLeft())));
        lines.add(line("Points", String.valueOf(now.total())));
        lines.add(line("Bag", String.valueOf(now.bag())));
        lines.add(line("Tries left", String.valueOf(now.freeRefusals())));
        for (TurnMessage turn : now.turns()) {
            lines.addAll(Panel.wrap(turn.number() + ". " + DailyPhrases.turn(turn), width, Style.PLAIN));
        }
        lines.add(StyledLine.EMPTY);
        if (!now.over()) {
            rackOrder.follow(game.rack());
            Tiles placed = game.unsent()
                    .map(unsent -> PlayRules.tilesOf(unsent.play()))
                    .orElse(Tiles.none());
            lines.add(TileScreen.rack(rackOrder.without(placed), width));
            lines.add(StyledLine.EMPTY);
        }
        game.unsent().ifPresent(unsent -> {
            interpreter.preview(unsent).forEach(line -> lines.addAll(Panel.wrap(line, width, style(unsent))));
            lines.add(StyledLine.EMPTY);
        });
        return lines;
    }

    private List<StyledLine> body(int width, Answer message) {
        // The preview already describes a play that can be placed.
        boolean told = game.unsent()
                .map(unsent -> interpreter.preview(unsent).equals(message.lines()))
                .orElse(false);
        return told ? List.of() : Panel.message(message, width);
    }

    private static StyledLine line(String name, String value) {
        return StyledLine.of(String.format("%-14s%5s", name, value));
    }

    private static Style style(Unsent unsent) {
        return unsent.preview().refusal() == null ? Style.STRONG : Style.ALARM;
    }
}
