package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;

/// The exchanges offered in a list of candidates: one for each number of tiles. Stateless.
///
/// Duplicate tiles are given up first, then the others; within each group in order of tile value, highest
/// first, and for equal values the last in the alphabet first. Blanks are given up last.
final class Exchanges {
    private Exchanges() {}

    /// Returns the tiles given up in an exchange of `count` tiles.
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

    /// Returns the number of distinct legal exchanges, offered or not.
    static int legal(Crossword game, CrosswordPosition position) {
        Tiles rack = position.rack();
        // By size: the number of distinct subsets of the letters so far.
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
