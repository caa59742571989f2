package dev.quoin.crossword.tile;

import java.util.Arrays;

/// An immutable multiset of tiles: a rack, a bag, what is unseen. Number 0 counts blanks, the others letters.
public final class Tiles {
    private static final Tiles NONE = new Tiles(new int[Alphabet.MOST_LETTERS + 1]);

    private final int[] counts;
    private final int size;

    private Tiles(int[] counts) {
        this.counts = counts;
        this.size = Arrays.stream(counts).sum();
    }

    /// No tiles.
    public static Tiles none() {
        return NONE;
    }

    /// Tiles by count, indexed by letter number with the blanks at 0; missing entries are 0.
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

    /// Reads tiles as players write them: letters in either case, `?` (or `*`, `_`) for a blank, `[CH]` for a letter of
    /// several characters.
    ///
    /// @throws IllegalArgumentException naming the character that is no tile
    public static Tiles parse(String text, Alphabet alphabet) {
        var counts = new int[NONE.counts.length];
        for (int at = 0; at < text.length(); ) {
            char c = text.charAt(at);
            int end = at + 1;
            String face = String.valueOf(c);
            if (c == '[' && text.indexOf(']', at) > at) {
                end = text.indexOf(']', at) + 1;
                face = text.substring(at + 1, end - 1);
            } else if (Character.isHighSurrogate(c) && end < text.length()) {
                face = text.substring(at, ++end);
            }
            if (c == '?' || c == '*' || c == '_') {
                counts[Tile.BLANK]++;
            } else {
                String found = face;
                counts[
                        alphabet.number(found)
                                .orElseThrow(() -> new IllegalArgumentException(
                                        "'" + found + "' is not a tile: expected a letter of " + alphabet
                                                + " or ? for a blank"))]++;
            }
            at = end;
        }
        return new Tiles(counts);
    }

    /// How many of letter `number`; 0 asks for blanks.
    public int count(int number) {
        return counts[number];
    }

    /// How many blanks.
    public int blanks() {
        return counts[Tile.BLANK];
    }

    /// How many tiles in all.
    public int size() {
        return size;
    }

    /// Whether there is no tile.
    public boolean isEmpty() {
        return size == 0;
    }

    /// A copy of the counts, indexed by letter number.
    public int[] counts() {
        return counts.clone();
    }

    /// Whether all of `other` is among these.
    public boolean containsAll(Tiles other) {
        for (int number = 0; number < counts.length; number++) {
            if (other.counts[number] > counts[number]) {
                return false;
            }
        }
        return true;
    }

    /// These and `other` together.
    public Tiles plus(Tiles other) {
        var sum = counts.clone();
        for (int number = 0; number < sum.length; number++) {
            sum[number] += other.counts[number];
        }
        return new Tiles(sum);
    }

    /// These without `other`, which must be among them.
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

    /// The tiles in alphabetical order with blanks last, as notation writes a rack: `AEINRT?`.
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
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return "Tiles" + Arrays.toString(counts);
    }
}
