package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.variant.Variant;

/// The squares between two word multipliers that one play can cover together with a tile already there: on
/// the standard board those of the edges, where a word across two triples counts nine times. Immutable.
final class HotSquares {
    private final boolean[] squares;
    private final int multiplier;

    private HotSquares(boolean[] squares, int multiplier) {
        this.squares = squares;
        this.multiplier = multiplier;
    }

    static HotSquares of(Variant variant) {
        var squares = new boolean[variant.rows() * variant.columns()];
        int most = 1;
        for (int pass = 0; pass < 2; pass++) {
            // The first pass finds the largest multiplier, the second the squares that have it.
            for (int row = 0; row < variant.rows(); row++) {
                for (int column = 0; column < variant.columns(); column++) {
                    int across = pair(variant, row, column, 0, 1);
                    int down = pair(variant, row, column, 1, 0);
                    most = Math.max(most, Math.max(across, down));
                    if (pass == 1 && across == most && most > 1) {
                        mark(variant, squares, row * variant.columns() + column, 1);
                    }
                    if (pass == 1 && down == most && most > 1) {
                        mark(variant, squares, row * variant.columns() + column, variant.columns());
                    }
                }
            }
        }
        return new HotSquares(squares, most);
    }

    /// The multiplier of a word that starts here, ends on another word multiplier and is one letter longer
    /// than a rack; 1 when there is none.
    private static int pair(Variant variant, int row, int column, int rowStep, int columnStep) {
        int lastRow = row + variant.rackSize() * rowStep;
        int lastColumn = column + variant.rackSize() * columnStep;
        if (lastRow >= variant.rows() || lastColumn >= variant.columns()) {
            return 1;
        }
        int first = variant.layout().wordMultiplier(row, column);
        int last = variant.layout().wordMultiplier(lastRow, lastColumn);
        return first > 1 && last > 1 ? first * last : 1;
    }

    private static void mark(Variant variant, boolean[] squares, int first, int step) {
        for (int at = 1; at < variant.rackSize(); at++) {
            squares[first + at * step] = true;
        }
    }

    boolean contains(int square) {
        return squares[square];
    }

    /// The multiplier of a word that covers both squares; 1 when the board has no such squares.
    int multiplier() {
        return multiplier;
    }
}
