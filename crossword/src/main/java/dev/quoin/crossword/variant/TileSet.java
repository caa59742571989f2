package dev.quoin.crossword.variant;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;

/// Which tiles a game has: its letters, how many of each, what each is worth; immutable.
public final class TileSet {
    /// The most that a tile may be worth.
    public static final int LARGEST_VALUE = 99;

    private final Alphabet alphabet;
    private final Tiles distribution;
    private final int[] values;

    private TileSet(Alphabet alphabet, Tiles distribution, int[] values) {
        this.alphabet = alphabet;
        this.distribution = distribution;
        this.values = values;
    }

    /// A tile set; `values` is indexed by letter number with the blank at 0.
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

    /// The full bag at the start of a game.
    public Tiles distribution() {
        return distribution;
    }

    /// The face value of a tile on the board or in a play: 0 when it is a blank.
    public int value(int tile) {
        return values[Tile.rackNumber(tile)];
    }

    /// The value of letter `number`; 0 asks for the blank.
    public int valueOfNumber(int number) {
        return values[number];
    }

    /// What all of these tiles are worth together.
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
                && distribution.equals(set.distribution)
                && Arrays.equals(values, set.values);
    }

    @Override
    public int hashCode() {
        return 31 * distribution.hashCode() + Arrays.hashCode(values);
    }
}
