package dev.quoin.crossword.rules;

import dev.quoin.crossword.tile.Tiles;
import java.util.random.RandomGenerator;

/// Draws tiles, at random or in a fixed order.
@FunctionalInterface
public interface TileSource {
    /// Draws tiles for a seat.
    ///
    /// @param seat the seat that draws
    /// @param bag the tiles in the bag
    /// @param count the number of tiles to draw, at most the size of the bag
    /// @return exactly `count` tiles of the bag
    Tiles draw(int seat, Tiles bag, int count);

    /// Returns a source in which every tile of the bag is equally likely.
    static TileSource random(RandomGenerator chance) {
        return (seat, bag, count) -> Bag.draw(bag, count, chance);
    }
}
