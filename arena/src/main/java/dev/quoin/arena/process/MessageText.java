package dev.quoin.arena.process;

import dev.quoin.game.Budget;
import dev.quoin.game.Refusal;
import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.TimeLimit;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Formats messages to agents as one line of JSON each.
///
/// The first seven fields are fixed by the protocol and never change; others may be added after them.
final class MessageText<P> {
    /// The maximum number of legal moves sent to an agent that asks for them.
    static final int MOST_LEGAL = 1000;

    private static final JsonFactory JSON = new JsonFactory();

    private final Ruleset<P, ?> ruleset;

    MessageText(Ruleset<P, ?> ruleset) {
        this.ruleset = ruleset;
    }

    /// Formats a request for a move.
    String request(Request<P> request, String gameId) {
        return write(facts(request, gameId), List.of());
    }

    /// Formats a request for a move with the legal moves.
    String requestWithLegal(Request<P> request, String gameId) {
        return write(facts(request, gameId), ruleset.protocolView().legal(request.seen(), MOST_LEGAL));
    }

    private Facts<P> facts(Request<P> request, String gameId) {
        return new Facts<>(
                request.seen(),
                request.seat(),
                new Status(true, false, request.limit().secondsToGo(), Optional.of(request.limit()), request.refused()),
                ruleset.points(request.seen()),
                new Course(gameId, request.turn(), request.lastMove()));
    }

    /// Formats a notice of an event.
    String notice(Notice<P> notice, String gameId) {
        return write(
                new Facts<>(
                        notice.seen(),
                        notice.seat(),
                        new Status(false, notice.isEnd(), notice.secondsToGo(), Optional.empty(), Optional.empty()),
                        notice.isEnd() ? notice.end() : ruleset.points(notice.seen()),
                        new Course(gameId, notice.turn(), notice.lastMove())),
                List.of());
    }

    private record Status(
            boolean moveRequired,
            boolean endOfGame,
            double secondsToGo,
            Optional<TimeLimit> limit,
            Optional<Refusal> refused) {}

    private record Course(String gameId, int turn, String lastMove) {}

    private record Facts<P>(P seen, int seat, Status status, List<Integer> points, Course course) {}

    private String write(Facts<P> facts, List<ProtocolView.Option> legal) {
        var text = new StringWriter(1024);
        ProtocolBoard board = ruleset.protocolView().board(facts.seen(), facts.seat());
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            status(json, facts.status());
            json.writeObjectPropertyStart("score");
            json.writeNumberProperty("me", facts.points().get(facts.seat()));
            json.writeNumberProperty("opponent", facts.points().get(1 - facts.seat()));
            json.writeEndObject();
            json.writeStringProperty("board", board.board());
            json.writeStringProperty("rack", board.rack());
            ruleset.setting().forEach(json::writeStringProperty);
            json.writeStringProperty("gameid", facts.course().gameId());
            json.writeNumberProperty("seat", facts.seat());
            json.writeNumberProperty("turn", facts.course().turn());
            json.writeStringProperty("lastmove", facts.course().lastMove());
            facts.status().limit().ifPresent(limit -> limit(json, limit));
            board.details().forEach((name, value) -> detail(json, name, value));
            if (!legal.isEmpty()) {
                legal(json, legal);
            }
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void status(JsonGenerator json, Status status) {
        json.writeObjectPropertyStart("status");
        json.writeBooleanProperty("moverequired", status.moveRequired());
        json.writeBooleanProperty("endofgame", status.endOfGame());
        json.writeEndObject();
        json.writeNumberProperty("secondstogo", status.secondsToGo());
        json.writeNumberProperty("errcode", status.refused().map(Refusal::code).orElse(0));
        status.refused().ifPresent(refusal -> json.writeStringProperty("message", refusal.message()));
    }

    /// Writes how time is added to the clock, and the node budget, where they apply.
    private static void limit(JsonGenerator json, TimeLimit limit) {
        if (limit.increment() > 0) {
            json.writeNumberProperty("increment", limit.increment());
        }
        if (limit.movesToGo() > 0) {
            json.writeNumberProperty("movestogo", limit.movesToGo());
        }
        if (limit.budget() instanceof Budget.Nodes(long nodes)) {
            json.writeNumberProperty("nodes", nodes);
        }
    }

    private static void detail(JsonGenerator json, String name, Object value) {
        if (value instanceof Integer number) {
            json.writeNumberProperty(name, number);
        } else {
            json.writeStringProperty(name, value.toString());
        }
    }

    private static void legal(JsonGenerator json, List<ProtocolView.Option> legal) {
        json.writeArrayPropertyStart("legalmoves");
        legal.forEach(option -> json.writeString(option.text()));
        json.writeEndArray();
        json.writeArrayPropertyStart("legalscores");
        legal.forEach(option -> json.writeNumber(option.score()));
        json.writeEndArray();
    }
}
