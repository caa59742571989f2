package dev.quoin.crossword.solver;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// A board and the tiles to play on it.
///
/// @param tray as it was read: letters, `*` for a blank
public record Puzzle(TextBoard board, String tray) {
    /// The rules it is played by: the multipliers of its board, and whatever the board does not say as in the standard
    /// game.
    public Variant rules() {
        return BoardVariant.of(board);
    }

    /// The tray as tiles.
    public Tiles rack() {
        return Tiles.parse(tray, Alphabet.latin());
    }
}
