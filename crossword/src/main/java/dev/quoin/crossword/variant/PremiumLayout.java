package dev.quoin.crossword.variant;

import java.util.Arrays;

/// The premium squares of a board: a letter and a word multiplier for every square. Immutable.
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

    /// Creates a layout from multipliers 1 to 9, row by row.
    public static PremiumLayout of(int rows, int columns, byte[] letterMultipliers, byte[] wordMultipliers) {
        check("letter", letterMultipliers, rows * columns);
        check("word", wordMultipliers, rows * columns);
        return new PremiumLayout(rows, columns, letterMultipliers.clone(), wordMultipliers.clone());
    }

    /// Creates a layout without premium squares.
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

    /// Returns the letter multiplier of a square.
    public int letterMultiplier(int row, int column) {
        return letterMultipliers[row * columns + column];
    }

    /// Returns the word multiplier of a square.
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

    /// Returns one line per row, for debugging: `.` is a plain square, `3W` and `2L` are premium squares, and `2L3W`
    /// multiplies both.
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int square = 0; square < wordMultipliers.length; square++) {
            boolean plain = letterMultipliers[square] == 1 && wordMultipliers[square] == 1;
            text.append(square == 0 ? "" : square % columns == 0 ? "\n" : " ");
            text.append(plain ? "." : "");
            text.append(letterMultipliers[square] == 1 ? "" : letterMultipliers[square] + "L");
            text.append(wordMultipliers[square] == 1 ? "" : wordMultipliers[square] + "W");
        }
        return text.toString();
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
