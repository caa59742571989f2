package dev.quoin.terminal.tiles;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// A game in which a person places tiles on a board before sending them. Mutable, not thread-safe.
public interface TileGame {
    Variant variant();

    /// Returns the board without the unsent play.
    Board board();

    /// Returns the person's tiles, including those of an unsent play.
    Tiles rack();

    boolean isPersonsTurn();

    /// Places tiles without sending them, replacing earlier ones.
    void lay(Play play);

    /// Takes back the unsent play; returns whether there was one.
    boolean takeBack();
}
