package dev.quoin.crossword;

import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.random.RandomGenerator;

/// Deals the tiles that a seat cannot see once more: a position that the seat cannot tell from the given one.
final class Redeal {
    private Redeal() {}

    static CrosswordPosition of(int seat, CrosswordPosition position, RandomGenerator chance) {
        Tiles pool = position.pool();
        for (int other = 0; other < position.players(); other++) {
            pool = other == seat ? pool : pool.plus(position.rack(other));
        }
        var racks = new ArrayList<Rack>();
        for (int other = 0; other < position.players(); other++) {
            Tiles rack = position.rack(other);
            if (other != seat) {
                rack = Bag.draw(pool, rack.size(), chance);
                pool = pool.minus(rack);
            }
            racks.add(new Rack.Known(rack));
        }
        return new CrosswordPosition(
                position.board(),
                racks,
                pool,
                position.scores(),
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }
}
