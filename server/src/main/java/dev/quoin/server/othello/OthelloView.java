package dev.quoin.server.othello;

import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.server.room.GameState;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.View;
import dev.quoin.server.store.StoredGame;
import tools.jackson.core.JsonGenerator;

/// The view of an Othello game, in which nothing is hidden.
record OthelloView(HostedGame<OthelloPosition, OthelloMove> hosted) implements View<OthelloPosition, OthelloMove> {
    @Override
    public void write(JsonGenerator json, GameState<OthelloPosition, OthelloMove> state, int seat) {
        OthelloPosition position = state.position();
        json.writeStringProperty("game", "othello");
        json.writeStringProperty("id", state.stored().id());
        players(json, state, seat);
        colour(json, "you", seat);
        json.writeNumberProperty("turn", state.turn());
        json.writeStringProperty("toMove", OthelloShape.colour(position.toMove()));
        json.writeStringProperty("board", OthelloShape.board(position));
        json.writeStringProperty("start", OthelloShape.board(state.start()));
        json.writeNumberProperty("black", position.count(Disc.BLACK));
        json.writeNumberProperty("white", position.count(Disc.WHITE));
        legal(json, state);
        moves(json, state);
        json.writeBooleanProperty("over", state.isOver());
        json.writeBooleanProperty(
                "canUndo", seat != StoredGame.NOBODY && state.undoTo().isPresent());
        if (state.isOver()) {
            result(json, state);
        }
    }

    private void players(JsonGenerator json, GameState<OthelloPosition, OthelloMove> state, int seat) {
        json.writeArrayPropertyStart("players");
        for (int player = Othello.BLACK; player <= Othello.WHITE; player++) {
            String agent = state.stored().agents().get(player);
            json.writeStartObject();
            if (agent.isEmpty()) {
                json.writeStringProperty("name", player == seat ? "You" : "Player");
            } else {
                json.writeStringProperty("name", hosted.title(agent));
                json.writeStringProperty("agent", agent);
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void legal(JsonGenerator json, GameState<OthelloPosition, OthelloMove> state) {
        OthelloPosition position = state.position();
        json.writeArrayPropertyStart("legal");
        if (!state.isOver()) {
            for (OthelloMove move : position.legal()) {
                json.writeStartObject();
                OthelloShape.writeMove(json, position, move);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private static void moves(JsonGenerator json, GameState<OthelloPosition, OthelloMove> state) {
        json.writeArrayPropertyStart("moves");
        int number = 1;
        for (var turn : state.turns()) {
            json.writeStartObject();
            json.writeNumberProperty("number", number++);
            json.writeStringProperty("colour", OthelloShape.colour(turn.before().toMove()));
            OthelloShape.writeMove(json, turn.before(), turn.move());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void result(JsonGenerator json, GameState<OthelloPosition, OthelloMove> state) {
        boolean resigned = state.stored().resigned() != StoredGame.NOBODY;
        OthelloPosition end = state.position();
        json.writeObjectPropertyStart("result");
        colour(json, "winner", state.winner().orElse(StoredGame.NOBODY));
        json.writeNumberProperty("black", resigned ? end.count(Disc.BLACK) : end.points(Disc.BLACK));
        json.writeNumberProperty("white", resigned ? end.count(Disc.WHITE) : end.points(Disc.WHITE));
        json.writeStringProperty("reason", resigned ? "resigned" : "played-out");
        json.writeEndObject();
    }

    private static void colour(JsonGenerator json, String name, int seat) {
        if (seat == StoredGame.NOBODY) {
            json.writeNullProperty(name);
        } else {
            json.writeStringProperty(name, OthelloShape.colour(seat == Othello.BLACK ? Disc.BLACK : Disc.WHITE));
        }
    }
}
