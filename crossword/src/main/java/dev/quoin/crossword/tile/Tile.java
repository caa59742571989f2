package dev.quoin.crossword.tile;

/// The byte code of one tile on the board or in a play.
///
/// | bits | meaning |
/// |---|---|
/// | 0–4 | the letter's number in its [Alphabet], 1 to 31; 0 is an empty square |
/// | 5 | set when a blank stands for that letter |
///
/// In racks and bags, where a blank stands for nothing yet, tiles are counted by letter number and number 0 is the
/// blank.
public final class Tile {
    /// An empty square.
    public static final byte EMPTY = 0;

    /// The number under which racks and bags count blanks.
    public static final int BLANK = 0;

    private static final int BLANK_BIT = 0x20;
    private static final int LETTER_BITS = 0x1f;

    private Tile() {}

    /// The code of a natural tile.
    public static byte natural(int letter) {
        return (byte) letter;
    }

    /// The code of a blank that stands for `letter`.
    public static byte blankAs(int letter) {
        return (byte) (letter | BLANK_BIT);
    }

    /// The letter a tile shows, 0 for an empty square.
    public static int letter(int tile) {
        return tile & LETTER_BITS;
    }

    /// Whether the tile is a blank that stands for its letter.
    public static boolean isBlank(int tile) {
        return (tile & BLANK_BIT) != 0;
    }

    /// The number under which a rack counts this tile: its letter, or [#BLANK].
    public static int rackNumber(int tile) {
        return isBlank(tile) ? BLANK : letter(tile);
    }
}
