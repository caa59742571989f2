package dev.quoin.env.crossword;

/// Capital letters as dots, five wide and seven high, because a Java without a screen may have no fonts. Stateless.
final class LetterShapes {
    static final int WIDTH = 5;
    static final int HEIGHT = 7;

    /// Row by row from the top, five bits a row, the leftmost highest.
    private static final String[] ROWS = {
        "0E 11 11 1F 11 11 11", // A
        "1E 11 11 1E 11 11 1E",
        "0E 11 10 10 10 11 0E",
        "1E 11 11 11 11 11 1E",
        "1F 10 10 1E 10 10 1F",
        "1F 10 10 1E 10 10 10", // F
        "0E 11 10 17 11 11 0E",
        "11 11 11 1F 11 11 11",
        "0E 04 04 04 04 04 0E",
        "07 02 02 02 02 12 0C",
        "11 12 14 18 14 12 11", // K
        "10 10 10 10 10 10 1F",
        "11 1B 15 15 11 11 11",
        "11 19 15 13 11 11 11",
        "0E 11 11 11 11 11 0E",
        "1E 11 11 1E 10 10 10", // P
        "0E 11 11 11 15 12 0D",
        "1E 11 11 1E 14 12 11",
        "0F 10 10 0E 01 01 1E",
        "1F 04 04 04 04 04 04",
        "11 11 11 11 11 11 0E", // U
        "11 11 11 11 0A 0A 04",
        "11 11 11 15 15 1B 11",
        "11 0A 04 04 04 0A 11",
        "11 11 0A 04 04 04 04",
        "1F 01 02 04 08 10 1F",
    };

    private LetterShapes() {}

    /// Whether a dot of a letter is inked; no dot is outside its grid, or of a letter other than A to Z.
    static boolean isInked(char letter, int column, int row) {
        if (letter < 'A' || letter > 'Z' || column < 0 || column >= WIDTH || row < 0 || row >= HEIGHT) {
            return false;
        }
        int bits = Integer.parseInt(ROWS[letter - 'A'].substring(3 * row, 3 * row + 2), 16);
        return (bits >> WIDTH - 1 - column & 1) == 1;
    }
}
