package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;

/// Numbers the multisets of up to so many tiles of a bag, without gaps. Immutable.
///
/// With the tiles sorted by letter number, a multiset's rank is a sum with one term for each distinct tile,
/// found in a small table: how many multisets come before it because they have fewer of that tile. The empty
/// multiset has rank 0.
public final class MultisetRank {
    /// The rank of what has no rank: too many tiles, or more of a kind than the bag has.
    public static final int NONE = -1;

    private static final int NUMBERS = Alphabet.MOST_LETTERS + 1;

    private final Tiles bag;
    private final int mostTiles;
    private final int size;

    /// By letter number, tiles that are still allowed, and count: what the tiles of that number add to the
    /// rank.
    private final int[] terms;

    private final int width;

    private MultisetRank(Tiles bag, int mostTiles, int size, int[] terms) {
        this.bag = bag;
        this.mostTiles = mostTiles;
        this.size = size;
        this.terms = terms;
        this.width = mostTiles + 1;
    }

    /// Numbers the multisets of at most `mostTiles` tiles of a bag.
    ///
    /// @throws IllegalArgumentException if there are more than an array can hold
    public static MultisetRank of(Tiles bag, int mostTiles) {
        int width = mostTiles + 1;
        var terms = new int[NUMBERS * width * width];
        // Multisets of the numbers after the current one, by how many tiles they may have.
        var following = new long[width];
        Arrays.fill(following, 1);
        for (int number = NUMBERS - 1; number >= 0; number--) {
            var ways = new long[width];
            for (int allowed = 0; allowed <= mostTiles; allowed++) {
                long sum = 0;
                for (int count = 0; count <= Math.min(allowed, bag.count(number)); count++) {
                    terms[(number * width + allowed) * width + count] = (int) sum;
                    sum += following[allowed - count];
                }
                ways[allowed] = sum;
            }
            if (ways[mostTiles] > Integer.MAX_VALUE - 8) {
                throw new IllegalArgumentException(
                        "there are more multisets of " + mostTiles + " tiles than can be numbered");
            }
            following = ways;
        }
        return new MultisetRank(bag, mostTiles, (int) following[mostTiles], terms);
    }

    /// Returns the number of multisets.
    public int size() {
        return size;
    }

    /// Returns the most tiles of a multiset.
    public int mostTiles() {
        return mostTiles;
    }

    /// Returns the bag that the tiles are from.
    public Tiles bag() {
        return bag;
    }

    /// Returns what `count` tiles of `number` add to a rank, if they and those of higher numbers may be
    /// `allowed` in all. `count` must be at most `allowed`, and at most what the bag has.
    int term(int number, int allowed, int count) {
        return terms[(number * width + allowed) * width + count];
    }

    /// Returns the rank of these tiles, or [#NONE].
    public int of(Tiles tiles) {
        if (tiles.size() > mostTiles || !bag.containsAll(tiles)) {
            return NONE;
        }
        int rank = 0;
        int allowed = mostTiles;
        for (int number = 0; number < NUMBERS; number++) {
            int count = tiles.count(number);
            rank += term(number, allowed, count);
            allowed -= count;
        }
        return rank;
    }

    /// Returns the tiles of a rank.
    public Tiles tiles(int rank) {
        if (rank < 0 || rank >= size) {
            throw new IndexOutOfBoundsException("a rank must be 0 to " + (size - 1) + ", got " + rank);
        }
        var counts = new int[NUMBERS];
        int rest = rank;
        int allowed = mostTiles;
        for (int number = 0; number < NUMBERS; number++) {
            int most = Math.min(allowed, bag.count(number));
            while (counts[number] < most && term(number, allowed, counts[number] + 1) <= rest) {
                counts[number]++;
            }
            rest -= term(number, allowed, counts[number]);
            allowed -= counts[number];
        }
        return Tiles.of(counts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MultisetRank rank && rank.bag.equals(bag) && rank.mostTiles == mostTiles;
    }

    @Override
    public int hashCode() {
        return 31 * bag.hashCode() + mostTiles;
    }
}
