package dev.quoin.server.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/// Writes parts of Othello positions in the form that the pages read.
public final class OthelloShape {
    private OthelloShape() {}

    /// Returns the 64 squares row by row: `-`, `X` black, `O` white.
    public static String board(OthelloPosition position) {
        return OthelloBoardText.write(position).substring(0, Square.COUNT);
    }

    /// Returns `black` or `white`.
    public static String colour(Disc disc) {
        return disc.displayName().toLowerCase(Locale.ROOT);
    }

    /// Writes a move and the discs it flips in a position as properties.
    public static void writeMove(JsonGenerator json, OthelloPosition before, OthelloMove move) {
        json.writeStringProperty("move", OthelloMoveText.write(move));
        json.writeArrayPropertyStart("flips");
        long flips = move instanceof OthelloMove.Place(int square) ? before.flips(square) : 0;
        for (long left = flips; left != 0; left &= left - 1) {
            json.writeString(Square.name(Long.numberOfTrailingZeros(left)));
        }
        json.writeEndArray();
    }
}
