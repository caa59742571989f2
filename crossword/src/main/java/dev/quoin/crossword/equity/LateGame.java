package dev.quoin.crossword.equity;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;

/// Adjusts the values of leaves when the bag is empty or nearly so. Immutable, thread-safe; allocates nothing.
///
/// The values of a table hold while the bag can refill a rack after the move. After that it matters who draws
/// the last tiles, and with an empty bag only the tiles that are left over.
public final class LateGame {
    /// What it costs on average, besides the tiles, not to go out with an empty bag. Anything from 5 to 20 points plays
    /// as well; docs/agents.md has the figures.
    static final int NOT_OUT = 10 * LeaveTable.MILLIPOINTS;

    /// By tiles left in the bag after the move and the draw: how much more than usual a position is worth.
    /// Measured on the standard board; docs/agents.md says how.
    private static final int[] BAG_LEFT = {-2500, 4000, 3500, 3000, 1500, 0, 0};

    private final TileSet tiles;
    private final int rackSize;

    /// Creates adjustments for a variant.
    public LateGame(Variant variant) {
        this.tiles = variant.tiles();
        this.rackSize = variant.rackSize();
    }

    /// Changes the values of all leaves of a rack to what they are worth after a play.
    ///
    /// @param bag the tiles in the bag before the play
    /// @param unseen the value of all unseen tiles, in points: with an empty bag, those of the opponents
    public void adjust(LeaveValues leaves, int bag, int unseen, int players) {
        if (bag == 0) {
            atTheEnd(leaves, unseen, players);
            leaves.findBest();
        } else if (bag < 2 * rackSize) {
            nearTheEnd(leaves, bag);
            leaves.findBest();
        }
    }

    private void nearTheEnd(LeaveValues leaves, int bag) {
        for (int part = 0; part < leaves.parts().size(); part++) {
            int left = Math.max(0, bag - rackSize + leaves.tileCount(part));
            leaves.set(part, leaves.value(part) + withLeft(left));
        }
    }

    /// Returns how much more than usual a position is worth with so many tiles left in the bag.
    int withLeft(int bag) {
        return bag < rackSize ? BAG_LEFT[bag * BAG_LEFT.length / rackSize] : 0;
    }

    private void atTheEnd(LeaveValues leaves, int unseen, int players) {
        // With two players, the points of the other's tiles count twice; a rack that is left over does for the other.
        leaves.set(0, players == 1 ? 0 : (players == 2 ? 2 : 1) * unseen * LeaveTable.MILLIPOINTS);
        for (int part = 1; part < leaves.parts().size(); part++) {
            int left = -2 * points(leaves.parts(), part) * LeaveTable.MILLIPOINTS - NOT_OUT;
            leaves.set(part, players == 1 ? 0 : left);
        }
    }

    private int points(RackParts parts, int part) {
        int points = 0;
        for (int letter = 0; letter < parts.letters(); letter++) {
            points += parts.count(part, letter) * tiles.valueOfNumber(parts.number(letter));
        }
        return points;
    }
}
