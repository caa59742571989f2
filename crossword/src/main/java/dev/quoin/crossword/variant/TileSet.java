package dev.quoin.crossword.variant;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;

/// The tiles of a game: its letters, their counts and values. Immutable.
public final class TileSet {
    /// The maximum value of a tile.
    public static final int LARGEST_VALUE = 99;

    private final Alphabet alphabet;
    private final Tiles distribution;
    private final int[] values;

    private TileSet(Alphabet alphabet, Tiles distribution, int[] values) {
        this.alphabet = alphabet;
        this.distribution = distribution;
        this.values = values;
    }

    /// Creates a tile set; `values` is indexed by letter number with the blank at 0.
    public static TileSet of(Alphabet alphabet, Tiles distribution, int[] values) {
        if (values.length != alphabet.size() + 1) {
            throw new IllegalArgumentException("a tile set needs a value for the blank and each of " + alphabet.size()
                    + " letters, got " + values.length + " values");
        }
        for (int value : values) {
            if (value < 0 || value > LARGEST_VALUE) {
                throw new IllegalArgumentException("a tile's value must be 0 to " + LARGEST_VALUE + ", got " + value);
            }
        }
        if (values[Tile.BLANK] != 0) {
            throw new IllegalArgumentException("a blank is worth 0, got " + values[Tile.BLANK]);
        }
        return new TileSet(alphabet, distribution, values.clone());
    }

    public Alphabet alphabet() {
        return alphabet;
    }

    /// Returns the full bag at the start of a game.
    public Tiles distribution() {
        return distribution;
    }

    /// Returns the value of a tile on the board or in a play: 0 for a blank.
    public int value(int tile) {
        return values[Tile.rackNumber(tile)];
    }

    /// Returns the value of letter `number`; 0 means the blank.
    public int valueOfNumber(int number) {
        return values[number];
    }

    /// Returns the total value of these tiles.
    public int valueOf(Tiles tiles) {
        int sum = 0;
        for (int number = 1; number < values.length; number++) {
            sum += values[number] * tiles.count(number);
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TileSet set
                && alphabet.equals(set.alphabet)
                && alphabet.vowels().equals(set.alphabet.vowels())
                && distribution.equals(set.distribution)
                && Arrays.equals(values, set.values);
    }

    @Override
    public int hashCode() {
        return 31 * distribution.hashCode() + Arrays.hashCode(values);
    }

    /// Returns the number of tiles and the letters, for debugging: `100 tiles A to Z`.
    @Override
    public String toString() {
        return distribution.size() + " tiles " + alphabet.describe();
    }
}
