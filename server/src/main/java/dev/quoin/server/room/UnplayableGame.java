package dev.quoin.server.room;

import dev.quoin.server.store.StoredGame;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/// A stored game that this server cannot show on a board, because a newer version has other rules or a variant is
/// gone: what is known of it without its position. Immutable.
///
/// @param stored what the database keeps besides the moves
/// @param moves as text, in order, without what is hidden while a game goes on
/// @param problem why, in words for its player
public record UnplayableGame(StoredGame stored, List<String> moves, String problem) {
    public UnplayableGame {
        moves = List.copyOf(moves);
    }

    /// The seat of a player in this game.
    int seatOf(String player) {
        return stored.seatOf(player);
    }

    /// How many turns were made.
    int turn() {
        return moves.size();
    }

    /// Writes it as properties.
    ///
    /// @param hosted knows the names of the agents
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

    /// The moves for people and other programs, one to a line.
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
