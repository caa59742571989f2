package dev.quoin.learning.leave;

import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.tile.Tiles;

/// What is learned from positions and random racks there.
interface PositionSums {
    /// Adds a position.
    ///
    /// @param offBoard the tiles that are not on the board
    /// @param racks the random racks
    /// @param excesses by how much each is worth more than the others, in millipoints
    void add(Tiles offBoard, LeaveValues[] racks, long[] excesses);
}
