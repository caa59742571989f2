package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;

/// Every possible leave of a rack, by number: the sum of the strides of its tiles. Mutable, not thread-safe.
///
/// Seven different tiles have 128 leaves, whatever the number of plays, so what depends on a leave is computed
/// once per leave.
public final class RackParts {
    private static final int MOST_NUMBERS = Alphabet.MOST_LETTERS + 1;

    private final int[] numbers = new int[MOST_NUMBERS];
    private final int[] counts = new int[MOST_NUMBERS];
    private final int[] strides = new int[MOST_NUMBERS];
    private int letters;
    private int size = 1;

    /// Sets the rack.
    public void load(Tiles rack) {
        letters = 0;
        size = 1;
        for (int number = 0; number < MOST_NUMBERS; number++) {
            strides[number] = rack.count(number) == 0 ? 0 : size;
            if (rack.count(number) > 0) {
                numbers[letters] = number;
                counts[letters++] = rack.count(number);
                size *= rack.count(number) + 1;
            }
        }
    }

    /// Returns the number of leaves; the first is empty, the last is the whole rack.
    public int size() {
        return size;
    }

    /// Returns the number of distinct tiles of the rack.
    public int letters() {
        return letters;
    }

    /// Returns the letter number of the `letter`-th distinct tile of the rack, in increasing order.
    public int number(int letter) {
        return numbers[letter];
    }

    /// Returns the count of the `letter`-th distinct tile of the rack.
    public int count(int letter) {
        return counts[letter];
    }

    /// Returns what a tile adds to the number of a leave.
    public int stride(int number) {
        return strides[number];
    }

    /// Returns the count of the `letter`-th distinct tile in a leave.
    public int count(int part, int letter) {
        return part / strides[numbers[letter]] % (counts[letter] + 1);
    }

    /// Returns the number of the leave after removing these tiles from the rack.
    public int without(Tiles gone) {
        int part = size - 1;
        for (int letter = 0; letter < letters; letter++) {
            part -= gone.count(numbers[letter]) * strides[numbers[letter]];
        }
        return part;
    }

    /// Returns the tiles of a leave.
    public Tiles tiles(int part) {
        var tiles = new int[MOST_NUMBERS];
        for (int letter = 0; letter < letters; letter++) {
            tiles[numbers[letter]] = count(part, letter);
        }
        return Tiles.of(tiles);
    }

    /// Returns the number of tiles in a leave.
    public int tileCount(int part) {
        int tiles = 0;
        for (int letter = 0; letter < letters; letter++) {
            tiles += count(part, letter);
        }
        return tiles;
    }

    /// Returns the number of blanks in a leave.
    public int blanks(int part) {
        return letters > 0 && numbers[0] == Tile.BLANK ? count(part, 0) : 0;
    }
}
