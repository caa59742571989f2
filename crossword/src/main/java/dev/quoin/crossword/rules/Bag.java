package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.random.RandomGenerator;

/// The bag: its initial tiles and random draws. The tiles are a multiset without order.
public final class Bag {
    private Bag() {}

    /// Returns the bag before the first rack is drawn: the variant's tiles without those on its starting
    /// board.
    ///
    /// @throws IllegalArgumentException when that leaves too few tiles for the racks
    public static Tiles atStart(Variant variant, int players) {
        if (players < 1 || players > CrosswordPosition.MOST_PLAYERS) {
            throw new IllegalArgumentException(
                    "a game must have 1 to " + CrosswordPosition.MOST_PLAYERS + " players, got " + players);
        }
        Tiles onBoard = tilesOf(variant.start());
        Tiles all = variant.tiles().distribution();
        if (!all.containsAll(onBoard)) {
            throw new IllegalArgumentException("the starting board of variant '" + variant.name()
                    + "' needs tiles that its distribution does not have: "
                    + onBoard.show(variant.tiles().alphabet()) + " of "
                    + all.show(variant.tiles().alphabet()));
        }
        Tiles bag = all.minus(onBoard);
        if (bag.size() < players * variant.rackSize()) {
            throw new IllegalArgumentException("variant '" + variant.name() + "' needs " + players * variant.rackSize()
                    + " tiles for " + players + " racks, its bag has " + bag.size());
        }
        return bag;
    }

    /// Draws tiles one by one, each equally likely among those left.
    ///
    /// Draws exactly one number per tile from `chance`, so the same seed gives the same draws.
    public static Tiles draw(Tiles bag, int count, RandomGenerator chance) {
        if (count < 0 || count > bag.size()) {
            throw new IllegalArgumentException(
                    "a draw must take 0 to " + bag.size() + " tiles, what the bag holds, got " + count);
        }
        int[] left = bag.counts();
        var drawn = new int[left.length];
        for (int size = bag.size(); size > bag.size() - count; size--) {
            int number = numberAt(left, chance.nextInt(size));
            left[number]--;
            drawn[number]++;
        }
        return Tiles.of(drawn);
    }

    /// The letter number of the tile at an index, counting blanks first, then letters in order.
    private static int numberAt(int[] counts, int index) {
        int number = 0;
        int before = counts[0];
        while (index >= before) {
            before += counts[++number];
        }
        return number;
    }

    /// Returns the tiles on a board, with blanks as blanks.
    public static Tiles tilesOf(Board board) {
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        for (byte tile : board.tiles()) {
            if (tile != Tile.EMPTY) {
                counts[Tile.rackNumber(tile)]++;
            }
        }
        return Tiles.of(counts);
    }
}
