package dev.quoin.terminal.tiles;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// A game in which a person lays tiles on a board before sending them. Changes as the game goes on; for one thread.
public interface TileGame {
    Variant variant();

    /// The tiles that lie for good.
    Board board();

    /// The tiles the person holds, those of an unsent play included.
    Tiles rack();

    boolean isPersonsTurn();

    /// Lays tiles without sending them, in place of any that were laid before.
    void lay(Play play);

    /// Takes the unsent play back; says whether there was one.
    boolean takeBack();
}
