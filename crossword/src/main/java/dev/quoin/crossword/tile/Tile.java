package dev.quoin.crossword.tile;

/// The byte code of one tile on the board or in a play.
///
/// | bits | meaning |
/// |---|---|
/// | 0–4 | the letter's number in its [Alphabet], 1 to 31; 0 for letter 32 and for an empty square |
/// | 5 | set when a blank stands for that letter |
/// | 6 | set for letter 32 |
///
/// In racks and bags, where a blank has no letter yet, tiles are counted by letter number and number 0 is
/// the blank.
public final class Tile {
    /// An empty square.
    public static final byte EMPTY = 0;

    /// The number of blanks in racks and bags.
    public static final int BLANK = 0;

    private static final int BLANK_BIT = 0x20;
    private static final int LETTER_BITS = 0x1f;
    private static final int LAST_LETTER = 32;

    private Tile() {}

    /// Returns the code of a natural tile.
    public static byte natural(int letter) {
        return (byte) (letter & LETTER_BITS | (letter & LAST_LETTER) << 1);
    }

    /// Returns the code of a blank that stands for `letter`.
    public static byte blankAs(int letter) {
        return (byte) (natural(letter) | BLANK_BIT);
    }

    /// Returns the letter a tile shows, 0 for an empty square. A letter number gives itself.
    public static int letter(int tile) {
        int letter = tile & LETTER_BITS;
        return letter != 0 || tile == EMPTY ? letter : LAST_LETTER;
    }

    /// Returns whether the tile is a blank.
    public static boolean isBlank(int tile) {
        return (tile & BLANK_BIT) != 0;
    }

    /// Returns the number of this tile in a rack: its letter, or [#BLANK].
    public static int rackNumber(int tile) {
        return isBlank(tile) ? BLANK : letter(tile);
    }

    /// Returns a tile in Latin letters, for messages where the alphabet is not known: `A` to `Z`, lower case
    /// for a blank; after those `[27]`, or `[27?]` for a blank. [Alphabet#show] writes it in the letters of
    /// a game.
    public static String show(int tile) {
        int letter = letter(tile);
        Alphabet latin = Alphabet.latin();
        return letter > latin.size() ? "[" + letter + (isBlank(tile) ? "?]" : "]") : latin.show(tile);
    }
}
