package dev.quoin.crossword.solver;

import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// A board and the tiles to play on it.
///
/// @param tray the tray as read: letters, `*` for a blank
public record Puzzle(TextBoard board, String tray) {
    /// Returns the rules: the multipliers of the board, and otherwise those of the standard game.
    public Variant rules() {
        return BoardVariant.of(board);
    }

    /// Returns the tray as tiles.
    public Tiles rack() {
        return Tiles.parse(tray, board.rules().tiles().alphabet());
    }
}
