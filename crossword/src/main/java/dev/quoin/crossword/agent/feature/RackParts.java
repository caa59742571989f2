package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;

/// Every part of a rack that may be kept, by number: a part's number is the sum of the strides of its tiles. Mutable,
/// for one thread.
///
/// With seven different tiles there are 128 parts, whatever the number of plays: what depends on the tiles kept is
/// worked out once a part.
final class RackParts {
    private static final int MOST_NUMBERS = 32;

    /// The different tiles of the rack, by letter number, and how many of each there are.
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

    /// How many parts there are; the last is the whole rack, the first is nothing.
    int size() {
        return size;
    }

    /// What a tile adds to the number of a part.
    int stride(int number) {
        return strides[number];
    }

    /// How many of the `letter`-th different tile a part has.
    int count(int part, int letter) {
        return part / strides[numbers[letter]] % (counts[letter] + 1);
    }

    /// The number of the part that is left when these tiles of the rack are gone.
    int without(Tiles gone) {
        int part = size - 1;
        for (int letter = 0; letter < letters; letter++) {
            part -= gone.count(numbers[letter]) * strides[numbers[letter]];
        }
        return part;
    }

    /// The tiles of a part.
    Tiles tiles(int part) {
        var tiles = new int[MOST_NUMBERS];
        for (int letter = 0; letter < letters; letter++) {
            tiles[numbers[letter]] = count(part, letter);
        }
        return Tiles.of(tiles);
    }

    /// How many tiles a part has.
    int tileCount(int part) {
        int tiles = 0;
        for (int letter = 0; letter < letters; letter++) {
            tiles += count(part, letter);
        }
        return tiles;
    }

    /// How many blanks a part has.
    int blanks(int part) {
        return letters > 0 && numbers[0] == Tile.BLANK ? count(part, 0) : 0;
    }
}
