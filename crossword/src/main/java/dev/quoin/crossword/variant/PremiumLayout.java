package dev.quoin.crossword.variant;

import java.util.Arrays;

/// The premium squares of a board: a letter and a word multiplier for every square; immutable.
public final class PremiumLayout {
    private static final int LARGEST_MULTIPLIER = 9;

    private final int rows;
    private final int columns;
    private final byte[] letterMultipliers;
    private final byte[] wordMultipliers;

    private PremiumLayout(int rows, int columns, byte[] letterMultipliers, byte[] wordMultipliers) {
        this.rows = rows;
        this.columns = columns;
        this.letterMultipliers = letterMultipliers;
        this.wordMultipliers = wordMultipliers;
    }

    /// A layout from multipliers 1 to 9, row by row.
    public static PremiumLayout of(int rows, int columns, byte[] letterMultipliers, byte[] wordMultipliers) {
        check("letter", letterMultipliers, rows * columns);
        check("word", wordMultipliers, rows * columns);
        return new PremiumLayout(rows, columns, letterMultipliers.clone(), wordMultipliers.clone());
    }

    /// A layout without premium squares.
    public static PremiumLayout plain(int rows, int columns) {
        var ones = new byte[rows * columns];
        Arrays.fill(ones, (byte) 1);
        return of(rows, columns, ones, ones);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /// By how much a letter placed on this square counts.
    public int letterMultiplier(int row, int column) {
        return letterMultipliers[row * columns + column];
    }

    /// By how much a word with a tile placed on this square counts.
    public int wordMultiplier(int row, int column) {
        return wordMultipliers[row * columns + column];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PremiumLayout layout
                && rows == layout.rows
                && columns == layout.columns
                && Arrays.equals(letterMultipliers, layout.letterMultipliers)
                && Arrays.equals(wordMultipliers, layout.wordMultipliers);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(letterMultipliers) + Arrays.hashCode(wordMultipliers);
    }

    private static void check(String kind, byte[] multipliers, int squares) {
        if (multipliers.length != squares) {
            throw new IllegalArgumentException("a layout of " + squares + " squares needs as many " + kind
                    + " multipliers, got " + multipliers.length);
        }
        for (byte multiplier : multipliers) {
            if (multiplier < 1 || multiplier > LARGEST_MULTIPLIER) {
                throw new IllegalArgumentException(
                        "a " + kind + " multiplier must be 1 to " + LARGEST_MULTIPLIER + ", got " + multiplier);
            }
        }
    }
}
