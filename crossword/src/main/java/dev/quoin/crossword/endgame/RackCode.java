package dev.quoin.crossword.endgame;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;

/// The subsets of one rack as packed `long`s: a count of five bits for each different tile. Immutable.
///
/// The fifth bit of a count is always 0, so that one subtraction compares all counts at once.
final class RackCode {
    /// The bits of each count.
    static final int BITS = 5;

    /// The largest count.
    static final int COUNT = 15;

    /// The fifth bit of every count.
    private static final long GUARDS = 0x0842_1084_2108_4210L;

    private final int[] shifts = new int[Alphabet.MOST_LETTERS + 1];
    private final int[] values;
    private final long[] hashes = new long[Variant.LARGEST_RACK];
    private final int different;

    /// The whole rack.
    final long full;

    RackCode(Tiles rack, TileSet tiles) {
        if (rack.size() > Variant.LARGEST_RACK) {
            throw new IllegalArgumentException(
                    "a rack must hold at most " + Variant.LARGEST_RACK + " tiles, got " + rack.size());
        }
        values = new int[Variant.LARGEST_RACK];
        long code = 0;
        int next = 0;
        for (int number = 0; number < shifts.length; number++) {
            shifts[number] = -1;
            if (rack.count(number) > 0) {
                shifts[number] = next * BITS;
                values[next] = tiles.valueOfNumber(number);
                hashes[next] = EndgameBoard.mix(number + 1L);
                code |= (long) rack.count(number) << next * BITS;
                next++;
            }
        }
        different = next;
        full = code;
    }

    /// One tile, by its number in racks. The rack must hold that number.
    long unit(int number) {
        assert shifts[number] >= 0;
        return 1L << shifts[number];
    }

    /// How many different tiles `rack` has.
    static int kinds(long rack) {
        int kinds = 0;
        for (long rest = rack; rest != 0; rest >>>= BITS) {
            kinds += (rest & COUNT) == 0 ? 0 : 1;
        }
        return kinds;
    }

    /// The number of tiles.
    static int size(long rack) {
        int size = 0;
        for (long rest = rack; rest != 0; rest >>>= BITS) {
            size += (int) rest & COUNT;
        }
        return size;
    }

    /// How many tiles of this number `rack` has.
    int count(long rack, int number) {
        return shifts[number] < 0 ? 0 : (int) (rack >>> shifts[number]) & COUNT;
    }

    /// The total value of the tiles.
    int value(long rack) {
        int sum = 0;
        for (int index = 0; index < different; index++) {
            sum += values[index] * ((int) (rack >>> index * BITS) & COUNT);
        }
        return sum;
    }

    /// A hash of the tiles that does not depend on the code.
    long hash(long rack) {
        long sum = 0;
        for (int index = 0; index < different; index++) {
            sum += hashes[index] * (rack >>> index * BITS & COUNT);
        }
        return sum;
    }

    /// Whether `rack` has all tiles of `need`.
    static boolean contains(long rack, long need) {
        return ((rack | GUARDS) - need & GUARDS) == GUARDS;
    }

    /// The larger count of each tile.
    long union(long one, long other) {
        long both = 0;
        for (int shift = 0; shift < different * BITS; shift += BITS) {
            both |= Math.max(one >>> shift & COUNT, other >>> shift & COUNT) << shift;
        }
        return both;
    }
}
