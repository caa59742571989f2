package dev.quoin.server.room;

import dev.quoin.server.store.StoredGame;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/// A stored game that this server cannot replay, because a newer version has other rules or a variant no
/// longer exists: what is known without its position. Immutable.
///
/// @param stored the row in the database, without the moves
/// @param moves the moves as text, in order, without what is hidden during a game
/// @param problem the reason, for the player
public record UnplayableGame(StoredGame stored, List<String> moves, String problem) {
    public UnplayableGame {
        moves = List.copyOf(moves);
    }

    /// Returns the seat of a player in this game.
    int seatOf(String player) {
        return stored.seatOf(player);
    }

    /// Returns the number of turns played.
    int turn() {
        return moves.size();
    }

    /// Writes the game as properties.
    ///
    /// @param hosted the kind of game, for the names of the agents
    void write(JsonGenerator json, HostedGame<?, ?> hosted, int seat) {
        json.writeStringProperty("game", stored.kind());
        json.writeStringProperty("id", stored.id());
        if (!stored.variant().isEmpty()) {
            json.writeStringProperty("variant", stored.variant());
        }
        json.writeStringProperty("problem", problem);
        json.writeArrayPropertyStart("players");
        for (int player = 0; player < stored.agents().size(); player++) {
            String agent = stored.agents().get(player);
            json.writeStartObject();
            json.writeStringProperty("name", agent.isEmpty() ? player == seat ? "You" : "Player" : hosted.title(agent));
            if (!agent.isEmpty()) {
                json.writeStringProperty("agent", agent);
            }
            json.writeNumberProperty("points", stored.points().get(player));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeBooleanProperty("yours", seat != StoredGame.NOBODY);
        json.writeNumberProperty("turn", turn());
        json.writeArrayPropertyStart("moves");
        moves.forEach(json::writeString);
        json.writeEndArray();
        json.writeBooleanProperty("over", stored.finished());
        json.writeBooleanProperty("resigned", stored.resigned() != StoredGame.NOBODY);
    }

    /// Returns the moves as text, one per line.
    static String text(StoredGame stored, List<String> moves) {
        String heading = stored.kind() + (stored.variant().isEmpty() ? "" : " " + stored.variant());
        String players = stored.agents().stream()
                .map(agent -> agent.isEmpty() ? "player" : agent)
                .collect(Collectors.joining(" - "));
        return "# " + heading + ", game " + stored.id() + "\n# " + players + ", points "
                + stored.points().get(0) + " - " + stored.points().get(1) + "\n"
                + moves.stream().map(move -> move + "\n").collect(Collectors.joining());
    }
}
