package dev.quoin.crossword.solver;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;

/// A board and the tiles to play on it.
///
/// @param tray as it was read: letters, `*` for a blank
public record Puzzle(TextBoard board, String tray) {
    /// The tray as tiles.
    public Tiles rack() {
        return Tiles.parse(tray, Alphabet.latin());
    }
}
