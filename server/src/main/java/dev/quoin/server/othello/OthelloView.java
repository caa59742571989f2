package dev.quoin.server.othello;

import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.server.room.House;
import dev.quoin.server.room.Standing;
import dev.quoin.server.room.View;
import dev.quoin.server.store.StoredGame;
import tools.jackson.core.JsonGenerator;

/// An Othello game; everybody sees everything.
record OthelloView(House<OthelloPosition, OthelloMove> house) implements View<OthelloPosition, OthelloMove> {
    @Override
    public void write(JsonGenerator json, Standing<OthelloPosition, OthelloMove> standing, int seat) {
        OthelloPosition position = standing.position();
        json.writeStringProperty("game", "othello");
        json.writeStringProperty("id", standing.stored().id());
        players(json, standing, seat);
        colour(json, "you", seat);
        json.writeNumberProperty("turn", standing.turn());
        json.writeStringProperty("toMove", OthelloShape.colour(position.toMove()));
        json.writeStringProperty("board", OthelloShape.board(position));
        json.writeStringProperty("start", OthelloShape.board(standing.start()));
        json.writeNumberProperty("black", position.count(Disc.BLACK));
        json.writeNumberProperty("white", position.count(Disc.WHITE));
        legal(json, standing);
        moves(json, standing);
        json.writeBooleanProperty("over", standing.isOver());
        json.writeBooleanProperty(
                "canUndo", seat != StoredGame.NOBODY && standing.undoTo().isPresent());
        if (standing.isOver()) {
            result(json, standing);
        }
    }

    private void players(JsonGenerator json, Standing<OthelloPosition, OthelloMove> standing, int seat) {
        json.writeArrayPropertyStart("players");
        for (int player = Othello.BLACK; player <= Othello.WHITE; player++) {
            String agent = standing.stored().agents().get(player);
            json.writeStartObject();
            if (agent.isEmpty()) {
                json.writeStringProperty("name", player == seat ? "You" : "Player");
            } else {
                json.writeStringProperty("name", house.title(agent));
                json.writeStringProperty("agent", agent);
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void legal(JsonGenerator json, Standing<OthelloPosition, OthelloMove> standing) {
        OthelloPosition position = standing.position();
        json.writeArrayPropertyStart("legal");
        if (!standing.isOver()) {
            for (OthelloMove move : position.legal()) {
                json.writeStartObject();
                OthelloShape.writeMove(json, position, move);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private static void moves(JsonGenerator json, Standing<OthelloPosition, OthelloMove> standing) {
        json.writeArrayPropertyStart("moves");
        int number = 1;
        for (var step : standing.steps()) {
            json.writeStartObject();
            json.writeNumberProperty("number", number++);
            json.writeStringProperty("colour", OthelloShape.colour(step.before().toMove()));
            OthelloShape.writeMove(json, step.before(), step.move());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void result(JsonGenerator json, Standing<OthelloPosition, OthelloMove> standing) {
        boolean resigned = standing.stored().resigned() != StoredGame.NOBODY;
        OthelloPosition end = standing.position();
        json.writeObjectPropertyStart("result");
        colour(json, "winner", standing.winner().orElse(StoredGame.NOBODY));
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
