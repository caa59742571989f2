package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;

/// By how much the tiles that are not on the board change the value of a tile kept: a Q is worth more while there are
/// many Us. Immutable, thread-safe.
///
/// A correction is linear in *features* of the position: for each tile, its share of the tiles that are not on the
/// board, less its share of the full bag; and last, how many tiles are not on the board. Features are whole numbers, so
/// a correction is the same on every machine. The correction of a leave is the sum of those of its tiles.
public final class UnseenCorrections {
    /// What a feature of 1 is as a whole number.
    public static final int UNIT = 1000;

    /// No tile is corrected by more than so many millipoints.
    private static final int MOST = 20 * LeaveTable.MILLIPOINTS;

    private final int[] shares;
    private final int tilesInGame;

    /// By number of the tile kept, then by feature: millipoints for a feature of 1.
    private final int[] weights;

    private UnseenCorrections(TileSet tiles, int[] weights) {
        this.shares = new int[numbers(tiles)];
        this.tilesInGame = tiles.distribution().size();
        this.weights = weights;
        for (int number = 0; number < shares.length; number++) {
            shares[number] = UNIT * tiles.distribution().count(number) / tilesInGame;
        }
    }

    /// Creates corrections.
    ///
    /// @param weights for each tile by number, and for each of its features: millipoints for a feature of 1
    /// @throws IllegalArgumentException if there are not so many weights
    public static UnseenCorrections of(TileSet tiles, int[] weights) {
        int expected = numbers(tiles) * (numbers(tiles) + 1);
        if (weights.length != expected) {
            throw new IllegalArgumentException("corrections need " + expected + " weights, got " + weights.length);
        }
        return new UnseenCorrections(tiles, weights.clone());
    }

    /// Returns corrections of 0.
    public static UnseenCorrections none(TileSet tiles) {
        return of(tiles, new int[numbers(tiles) * (numbers(tiles) + 1)]);
    }

    private static int numbers(TileSet tiles) {
        return tiles.alphabet().size() + 1;
    }

    /// Returns the number of different tiles, the blank included.
    public int numbers() {
        return shares.length;
    }

    /// Returns the number of features.
    public int features() {
        return shares.length + 1;
    }

    /// Stores the features of a position.
    ///
    /// @param offBoard by number, how many tiles are not on the board
    public void describe(int[] offBoard, int[] features) {
        int total = 0;
        for (int number = 0; number < shares.length; number++) {
            total += offBoard[number];
        }
        for (int number = 0; number < shares.length; number++) {
            features[number] = (total == 0 ? 0 : UNIT * offBoard[number] / total) - shares[number];
        }
        features[shares.length] = UNIT * total / tilesInGame - UNIT / 2;
    }

    /// Stores the features of a position.
    public void describe(Tiles offBoard, int[] features) {
        describe(offBoard.counts(), features);
    }

    /// Returns the correction of a tile kept, in millipoints.
    public int of(int number, int[] features) {
        long sum = 0;
        int at = number * features.length;
        for (int feature : features) {
            sum += (long) weights[at++] * feature;
        }
        return Math.clamp(sum / UNIT, -MOST, MOST);
    }

    /// Returns the weights, in the order of [#of(TileSet, int\[\])].
    int[] weights() {
        return weights.clone();
    }
}
