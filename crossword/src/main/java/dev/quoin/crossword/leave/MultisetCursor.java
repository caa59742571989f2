package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;

/// Walks through the multisets of a [MultisetRank] in the order of their ranks. Mutable, not thread-safe.
///
/// A multiset comes after all its parts, so a value that depends on the parts can be computed in one pass.
public final class MultisetCursor {
    private static final int MOST_NUMBERS = Alphabet.MOST_LETTERS + 1;

    private final MultisetRank ranks;

    /// The letter numbers that the bag has, in increasing order.
    private final int[] inBag = new int[MOST_NUMBERS];

    private final int bagLetters;

    // The distinct tiles of the current multiset, as indexes of `inBag` in increasing order.
    private final int[] letters = new int[MOST_NUMBERS];
    private final int[] counts = new int[MOST_NUMBERS];
    private int distinct;
    private int size;
    private int rank;

    /// Creates a cursor at the empty multiset.
    public MultisetCursor(MultisetRank ranks) {
        this.ranks = ranks;
        int found = 0;
        for (int number = 0; number < MOST_NUMBERS; number++) {
            if (ranks.bag().count(number) > 0) {
                inBag[found++] = number;
            }
        }
        this.bagLetters = found;
    }

    /// Moves to the next multiset; returns false if there is none.
    public boolean next() {
        if (rank == ranks.size() - 1) {
            return false;
        }
        rank++;
        for (int letter = bagLetters - 1; ; letter--) {
            boolean held = distinct > 0 && letters[distinct - 1] == letter;
            int count = held ? counts[distinct - 1] : 0;
            if (size < ranks.mostTiles() && count < ranks.bag().count(inBag[letter])) {
                distinct += held ? 0 : 1;
                letters[distinct - 1] = letter;
                counts[distinct - 1] = count + 1;
                size++;
                return true;
            }
            distinct -= held ? 1 : 0;
            size -= count;
        }
    }

    /// Returns the rank of the current multiset.
    public int rank() {
        return rank;
    }

    /// Returns the number of its tiles.
    public int size() {
        return size;
    }

    /// Returns the number of its distinct tiles.
    public int letters() {
        return distinct;
    }

    /// Returns the count of its `letter`-th distinct tile.
    public int count(int letter) {
        return counts[letter];
    }

    /// Returns the rank of what is left without one `letter`-th distinct tile.
    public int without(int letter) {
        return rank(letter, -1);
    }

    /// Returns the rank of what is left without a `one`-th and an `other`-th distinct tile, which may be the
    /// same letter if the multiset has two of it.
    public int without(int one, int other) {
        return rank(one, other);
    }

    private int rank(int one, int other) {
        int sum = 0;
        int allowed = ranks.mostTiles();
        for (int letter = 0; letter < distinct; letter++) {
            int count = counts[letter] - (letter == one ? 1 : 0) - (letter == other ? 1 : 0);
            sum += ranks.term(inBag[letters[letter]], allowed, count);
            allowed -= count;
        }
        return sum;
    }

    /// Returns the tiles of the current multiset.
    public Tiles tiles() {
        var tiles = new int[MOST_NUMBERS];
        for (int letter = 0; letter < distinct; letter++) {
            tiles[inBag[letters[letter]]] = counts[letter];
        }
        return Tiles.of(tiles);
    }
}
