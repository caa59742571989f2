package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;

/// Every possible leave of a rack, by number: the sum of the strides of its tiles. Mutable, not thread-safe.
///
/// Seven different tiles have 128 leaves, whatever the number of plays, so leave features are computed once
/// per leave.
final class RackParts {
    private static final int MOST_NUMBERS = Alphabet.MOST_LETTERS + 1;

    /// The distinct tiles of the rack, by letter number, and their counts.
    final int[] numbers = new int[MOST_NUMBERS];

    final int[] counts = new int[MOST_NUMBERS];
    int letters;

    private final int[] strides = new int[MOST_NUMBERS];
    private int size;

    void load(Tiles rack) {
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

    /// The number of leaves; the first is empty, the last is the whole rack.
    int size() {
        return size;
    }

    /// What a tile adds to the number of a leave.
    int stride(int number) {
        return strides[number];
    }

    /// The count of the `letter`-th distinct tile in a leave.
    int count(int part, int letter) {
        return part / strides[numbers[letter]] % (counts[letter] + 1);
    }

    /// The number of the leave after removing these tiles from the rack.
    int without(Tiles gone) {
        int part = size - 1;
        for (int letter = 0; letter < letters; letter++) {
            part -= gone.count(numbers[letter]) * strides[numbers[letter]];
        }
        return part;
    }

    /// The tiles of a leave.
    Tiles tiles(int part) {
        var tiles = new int[MOST_NUMBERS];
        for (int letter = 0; letter < letters; letter++) {
            tiles[numbers[letter]] = count(part, letter);
        }
        return Tiles.of(tiles);
    }

    /// The number of tiles in a leave.
    int tileCount(int part) {
        int tiles = 0;
        for (int letter = 0; letter < letters; letter++) {
            tiles += count(part, letter);
        }
        return tiles;
    }

    /// The number of blanks in a leave.
    int blanks(int part) {
        return letters > 0 && numbers[0] == Tile.BLANK ? count(part, 0) : 0;
    }
}
