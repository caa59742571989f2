package dev.quoin.server;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.tile.Alphabet;
import tools.jackson.databind.JsonNode;

/// The boards that the server tells of.
public final class Boards {
    private Boards() {}

    /// The board of a game.
    public static Board of(JsonNode game, Alphabet alphabet) {
        return BoardRows.read(
                game.path("board").valueStream().map(JsonNode::asString).toList(), alphabet);
    }
}
