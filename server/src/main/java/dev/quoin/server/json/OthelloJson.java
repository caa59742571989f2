package dev.quoin.server.json;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/// The JSON format of Othello positions and lines of moves, shared by commands, arena and server.
public final class OthelloJson {
    private OthelloJson() {}

    /// Writes a position as properties: `board`, `toMove`, `black`, `white`, `empty`.
    public static void writePosition(JsonGenerator json, OthelloPosition position) {
        json.writeStringProperty("board", OthelloBoardText.write(position));
        json.writeStringProperty("toMove", position.toMove().displayName().toLowerCase(Locale.ROOT));
        json.writeNumberProperty("black", position.count(Disc.BLACK));
        json.writeNumberProperty("white", position.count(Disc.WHITE));
        json.writeNumberProperty("empty", Long.bitCount(position.empty()));
    }

    /// Writes moves as an array of squares and passes, such as `["f5", "pass"]`.
    public static void writeMoves(JsonGenerator json, String name, List<OthelloMove> moves) {
        json.writeArrayPropertyStart(name);
        moves.forEach(move -> json.writeString(OthelloMoveText.write(move)));
        json.writeEndArray();
    }
}
