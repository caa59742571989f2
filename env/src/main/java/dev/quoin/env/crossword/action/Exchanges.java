package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;

/// The exchanges that a list of candidates offers: one for each number of tiles. Stateless.
///
/// Given up first are tiles that the rack has twice, then the others, each time the one of the highest value, of equal
/// ones the last in the alphabet; blanks go last.
final class Exchanges {
    private Exchanges() {}

    /// The tiles given up in an exchange of so many.
    static Tiles given(Tiles rack, TileSet tiles, int count) {
        int[] left = rack.counts();
        var given = new int[left.length];
        for (int exchanged = 0; exchanged < count; exchanged++) {
            int number = leastWanted(left, tiles);
            left[number]--;
            given[number]++;
        }
        return Tiles.of(given);
    }

    private static int leastWanted(int[] left, TileSet tiles) {
        int least = Tile.BLANK;
        int most = -1;
        for (int letter = 1; letter <= tiles.alphabet().size(); letter++) {
            int twice = left[letter] > 1 ? TileSet.LARGEST_VALUE + 1 : 0;
            if (left[letter] > 0 && twice + tiles.valueOfNumber(letter) >= most) {
                most = twice + tiles.valueOfNumber(letter);
                least = letter;
            }
        }
        return least;
    }

    /// How many different exchanges are legal, offered or not.
    static int legal(Crossword game, CrosswordPosition position) {
        Tiles rack = position.rack();
        // How many different parts of the letters so far have each size.
        var parts = new int[rack.size() + 1];
        parts[0] = 1;
        for (int number = 0; number <= game.variant().tiles().alphabet().size(); number++) {
            for (int size = rack.size(); size > 0; size--) {
                for (int taken = 1; taken <= Math.min(size, rack.count(number)); taken++) {
                    parts[size] += parts[size - taken];
                }
            }
        }
        int legal = 0;
        for (int size = 1; size <= rack.size() && game.referee().allowsExchange(position, size); size++) {
            legal += parts[size];
        }
        return legal;
    }
}
