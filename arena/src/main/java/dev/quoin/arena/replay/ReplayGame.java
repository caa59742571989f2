package dev.quoin.arena.replay;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.Deal;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.kit.BoardView;
import dev.quoin.game.kit.Ruleset;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Replays a logged game and writes it as JSON for a page: the first position, and what each move changes.
/// Single-use.
///
/// @param <P> a position
/// @param <M> a move
final class ReplayGame<P, M> {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final Ruleset<P, M> ruleset;
    private final Optional<BoardView<P>> view;
    private final LoggedGame game;
    private final JsonGenerator json;
    private final StringWriter text = new StringWriter();
    private List<String> squares = List.of();

    private ReplayGame(Ruleset<P, M> ruleset, LoggedGame game) {
        this.ruleset = ruleset;
        this.view = ruleset.boardView();
        this.game = game;
        this.json = FACTORY.createGenerator(ObjectWriteContext.empty(), text);
    }

    /// Returns the JSON object of a game, in one line. A game that cannot be replayed to its end, because
    /// its log is of another version, says so.
    ///
    /// @param deal the deal of the game
    static <P, M> String json(Ruleset<P, M> ruleset, Deal<P, M> deal, LoggedGame game) {
        var replay = new ReplayGame<>(ruleset, game);
        try (JsonGenerator open = replay.json) {
            open.writeStartObject();
            replay.write(deal);
            open.writeEndObject();
        }
        return replay.text.toString();
    }

    private void write(Deal<P, M> deal) {
        json.writeStringProperty("label", game.label());
        strings("names", game.names());
        numbers("points", game.points());
        P position = deal.start();
        squares = view.map(drawn -> drawn.grid().rows() * drawn.grid().columns())
                .map(count -> Collections.nCopies(count, ""))
                .orElse(List.of());
        json.writeObjectPropertyStart("start");
        numbers("points", ruleset.points(position));
        board(position);
        json.writeEndObject();
        String broken = "";
        json.writeArrayPropertyStart("moves");
        for (LoggedMove move : game.moves()) {
            try {
                P after = deal.play(position, ruleset.game().notation().read(position, move.text()));
                move(position, move, after);
                position = after;
            } catch (IllegalMoveException unknown) {
                broken = "The rest of this game cannot be replayed: " + move.text() + " is not a legal move here.";
                break;
            }
        }
        json.writeEndArray();
        json.writeStringProperty("end", broken.isEmpty() ? end() : broken);
    }

    private void move(P before, LoggedMove move, P after) {
        json.writeStartObject();
        json.writeNumberProperty("seat", move.seat());
        json.writeStringProperty("text", move.text());
        json.writeNumberProperty("gain", move.score());
        json.writeNumberProperty("ms", Math.round(move.nanos() / 1e4) / 1e2);
        view.map(drawn -> drawn.rack(before, move.seat()))
                .filter(rack -> !rack.isEmpty())
                .ifPresent(rack -> json.writeStringProperty("rack", rack));
        if (move.substituted()) {
            json.writeBooleanProperty("substituted", true);
        }
        if (!move.refusals().isEmpty()) {
            strings(
                    "refusals",
                    move.refusals().stream()
                            .map(refusal -> refusal.code() + " " + refusal.message())
                            .toList());
        }
        numbers("points", ruleset.points(after));
        board(after);
        json.writeEndObject();
    }

    /// Writes the squares that differ from those before; without a view, the position as text.
    private void board(P position) {
        if (view.isEmpty()) {
            json.writeStringProperty("board", position.toString());
            return;
        }
        List<String> now = view.get().squares(position);
        json.writeObjectPropertyStart("squares");
        for (int square = 0; square < now.size(); square++) {
            if (!now.get(square).equals(squares.get(square))) {
                json.writeStringProperty(Integer.toString(square), now.get(square));
            }
        }
        json.writeEndObject();
        squares = now;
    }

    /// Describes how the game ended, unless it was played to its end.
    private String end() {
        var sentences = new StringBuilder();
        game.stops()
                .forEach((seat, why) -> sentences
                        .append(game.names().get(seat))
                        .append(" could not continue: ")
                        .append(why.code())
                        .append(' ')
                        .append(why.message())
                        .append(". "));
        if (game.adjudicated()) {
            sentences.append("Adjudicated: these are the points with perfect play.");
        }
        return sentences.toString().strip();
    }

    private void strings(String name, List<String> texts) {
        json.writeArrayPropertyStart(name);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    private void numbers(String name, List<Integer> numbers) {
        json.writeArrayPropertyStart(name);
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }
}
