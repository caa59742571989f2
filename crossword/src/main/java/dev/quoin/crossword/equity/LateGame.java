package dev.quoin.crossword.equity;

import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;

/// Adjusts the values of leaves when the bag is empty or nearly so. Immutable, thread-safe; allocates nothing.
///
/// The values of a table hold while the bag can refill both racks. After that, what counts is who draws the last tiles,
/// and with an empty bag only the tiles that are left over.
public final class LateGame {
    private static final int MILLIPOINTS = 1000;

    /// What it costs on average, besides the tiles, not to go out with an empty bag.
    static final int NOT_OUT = 10 * MILLIPOINTS;

    private final TileSet tiles;
    private final int rackSize;

    /// Creates adjustments for a variant.
    public LateGame(Variant variant) {
        this.tiles = variant.tiles();
        this.rackSize = variant.rackSize();
    }

    /// Changes the values of all leaves of a rack to what they are worth with so many tiles in the bag before the move.
    ///
    /// @param unseen the value of all unseen tiles, in points: with an empty bag, those of the opponents
    public void adjust(LeaveValues leaves, int bag, int unseen, int players) {
        if (bag == 0) {
            atTheEnd(leaves, unseen, players);
            leaves.findBest();
        }
    }

    private void atTheEnd(LeaveValues leaves, int unseen, int players) {
        RackParts parts = leaves.parts();
        // With two players, the points of the other's tiles count twice; a rack that is left over does for the other.
        leaves.set(0, players == 1 ? 0 : (players == 2 ? 2 : 1) * unseen * MILLIPOINTS);
        for (int part = 1; part < parts.size(); part++) {
            int points = 0;
            for (int letter = 0; letter < parts.letters(); letter++) {
                points += parts.count(part, letter) * tiles.valueOfNumber(parts.number(letter));
            }
            leaves.set(part, players == 1 ? 0 : -2 * points * MILLIPOINTS - NOT_OUT);
        }
    }
}
