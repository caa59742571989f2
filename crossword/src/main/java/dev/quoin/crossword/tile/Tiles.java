package dev.quoin.crossword.tile;

import java.util.Arrays;
import java.util.Optional;

/// An immutable multiset of tiles, such as a rack, a bag or the unseen tiles. Number 0 counts blanks, the
/// others letters.
public final class Tiles {
    private static final Tiles NONE = new Tiles(new int[Alphabet.MOST_LETTERS + 1]);

    private final int[] counts;
    private final int size;

    private Tiles(int[] counts) {
        this.counts = counts;
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        this.size = sum;
    }

    /// Returns an empty multiset.
    public static Tiles none() {
        return NONE;
    }

    /// Creates tiles from counts, indexed by letter number with the blanks at 0; missing entries are 0.
    public static Tiles of(int[] counts) {
        if (counts.length > NONE.counts.length) {
            throw new IllegalArgumentException(
                    "tile counts must have at most " + NONE.counts.length + " entries, got " + counts.length);
        }
        for (int number = 0; number < counts.length; number++) {
            if (counts[number] < 0) {
                throw new IllegalArgumentException(
                        "a tile count must not be negative, got " + counts[number] + " of number " + number);
            }
        }
        return new Tiles(Arrays.copyOf(counts, NONE.counts.length));
    }

    /// Parses tiles in notation: letters in either case, `?` (or `*`, `_`) for a blank, `[CH]` for a letter
    /// of several characters.
    ///
    /// @throws IllegalArgumentException naming the character that is not a tile
    public static Tiles parse(String text, Alphabet alphabet) {
        String normal = Faces.normal(text);
        var counts = new int[NONE.counts.length];
        for (int at = 0; at < normal.length(); ) {
            int end = Faces.end(normal, at);
            if (end < 0) {
                throw new IllegalArgumentException("'" + text + "' has a [ without its ]");
            }
            counts[numberOf(Faces.at(normal, at, end), alphabet)]++;
            at = end;
        }
        return new Tiles(counts);
    }

    /// Parses tiles that a person typed as letters: like [#parse], but adjacent characters that make a letter are
    /// that letter (`GALLO` has the tile `LL` in Spanish). Brackets keep them apart: `GA[L][L]O`.
    ///
    /// @throws IllegalArgumentException naming the character that is not a tile
    public static Tiles typed(String text, Alphabet alphabet) {
        var counts = new int[NONE.counts.length];
        var letters = new StringBuilder();
        for (char c : Faces.normal(text).toCharArray()) {
            if (isBlank(c)) {
                counts[Tile.BLANK]++;
                letters.append(letters.isEmpty() ? "" : Alphabet.CUT);
            } else {
                letters.append(c);
            }
        }
        String cut = letters.toString().replaceAll("\\|+", "|").replaceAll("\\|$", "");
        Optional<byte[]> numbers = alphabet.encode(cut);
        if (numbers.isEmpty()) {
            return parse(text, alphabet);
        }
        for (byte number : numbers.get()) {
            counts[number]++;
        }
        return new Tiles(counts);
    }

    private static boolean isBlank(int c) {
        return c == '?' || c == '*' || c == '_';
    }

    private static int numberOf(String face, Alphabet alphabet) {
        return face.length() == 1 && isBlank(face.charAt(0))
                ? Tile.BLANK
                : alphabet.number(face)
                        .orElseThrow(() -> new IllegalArgumentException("'" + face
                                + "' is not a tile: expected a letter of " + alphabet + " or ? for a blank"));
    }

    /// Returns the count of letter `number`; 0 means blanks.
    public int count(int number) {
        return counts[number];
    }

    /// Returns the number of blanks.
    public int blanks() {
        return counts[Tile.BLANK];
    }

    /// Returns the number of tiles.
    public int size() {
        return size;
    }

    /// Returns whether there are no tiles.
    public boolean isEmpty() {
        return size == 0;
    }

    /// Returns a copy of the counts, indexed by letter number.
    public int[] counts() {
        return counts.clone();
    }

    /// Returns whether these tiles include all of `other`.
    public boolean containsAll(Tiles other) {
        for (int number = 0; number < counts.length; number++) {
            if (other.counts[number] > counts[number]) {
                return false;
            }
        }
        return true;
    }

    /// Returns the union of these tiles and `other`.
    public Tiles plus(Tiles other) {
        var sum = counts.clone();
        for (int number = 0; number < sum.length; number++) {
            sum[number] += other.counts[number];
        }
        return new Tiles(sum);
    }

    /// Returns these tiles without `other`, which must be among them.
    public Tiles minus(Tiles other) {
        if (!containsAll(other)) {
            throw new IllegalArgumentException(
                    "tiles taken away must be among those held, got " + other + " from " + this);
        }
        var rest = counts.clone();
        for (int number = 0; number < rest.length; number++) {
            rest[number] -= other.counts[number];
        }
        return new Tiles(rest);
    }

    /// Returns the tiles in alphabetical order with blanks last, as in notation: `AEINRT?`.
    public String show(Alphabet alphabet) {
        var text = new StringBuilder();
        for (int number = 1; number <= alphabet.size(); number++) {
            text.repeat(alphabet.show(Tile.natural(number)), counts[number]);
        }
        return text.repeat("?", blanks()).toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tiles tiles && Arrays.equals(counts, tiles.counts);
    }

    @Override
    public int hashCode() {
        // The sampled replies of environments depend on it, so a longer alphabet must not change it for a shorter one.
        int hash = 1;
        for (int number = 0; number < Integer.SIZE; number++) {
            hash = 31 * hash + counts[number];
        }
        return hash + 0x9E3779B9 * counts[Integer.SIZE];
    }

    /// Returns the tiles in Latin letters, for debugging: `AEINRT?`. [#show] writes them in the letters of a game.
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int number = 1; number < counts.length; number++) {
            text.repeat(Tile.show(Tile.natural(number)), counts[number]);
        }
        return text.repeat("?", blanks()).toString();
    }
}
