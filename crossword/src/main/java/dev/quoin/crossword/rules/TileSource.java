package dev.quoin.crossword.rules;

import dev.quoin.crossword.tile.Tiles;
import java.util.random.RandomGenerator;

/// Where drawn tiles come from: chance, or an order that somebody else has laid down.
@FunctionalInterface
public interface TileSource {
    /// The tiles that a seat draws.
    ///
    /// @param seat who draws
    /// @param bag what the bag holds
    /// @param count how many are drawn, at most what the bag holds
    /// @return exactly `count` tiles of the bag
    Tiles draw(int seat, Tiles bag, int count);

    /// Every tile of the bag is equally likely.
    static TileSource random(RandomGenerator chance) {
        return (seat, bag, count) -> Bag.draw(bag, count, chance);
    }
}
