package dev.quoin.crossword.movegen;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.lexicon.AnagramMap;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;

/// Finds the plays of one anchor that place the whole rack, by looking up the words of the rack and the tiles passed
/// through. Mutable, not thread-safe.
///
/// Their bonus keeps the bounds of nearly all anchors high, and with a blank on the rack the graph search has to walk
/// far
/// for each, while there are few words to try. Looking up plays that keep one tile as well was measured to be slower.
final class WholeRackSearch {
    /// With more blanks there are too many words to try.
    static final int MOST_BLANKS = 2;

    private static final int MOST_SUMS = 64;

    private final Grid grid;
    private final AnchorBounds bounds;
    private final GaddagSearch search;
    private final int letterCount;

    private int blanks;
    private long rackSum;
    private final byte[] rack = new byte[Alphabet.MOST_LETTERS + 1];
    private final byte[] left = new byte[Alphabet.MOST_LETTERS + 1];

    // The words of the rack with the tiles passed through, by the sum of the hashes of those tiles.
    private final long[] sums = new long[MOST_SUMS];
    private final int[] ends = new int[MOST_SUMS];
    private int sumCount;
    private int[] words = new int[256];
    private int wordCount;

    WholeRackSearch(Grid grid, AnchorBounds bounds, GaddagSearch search, int letterCount) {
        this.grid = grid;
        this.bounds = bounds;
        this.search = search;
        this.letterCount = letterCount;
    }

    void begin(Tiles tiles) {
        blanks = tiles.blanks();
        rackSum = 0;
        for (int letter = 1; letter < rack.length; letter++) {
            rack[letter] = (byte) tiles.count(letter);
            rackSum += rack[letter] * AnagramFilter.letterHash(letter);
        }
        sumCount = 0;
        wordCount = 0;
    }

    /// Finds the plays of one anchor.
    void run(AnagramMap map, Anchors anchors, int anchor) {
        if (!bounds.readSides(anchors, anchor)) {
            return;
        }
        search.enterLane(anchors.lanes[anchor]);
        int first = anchors.isEmptyAnchor(anchor) ? 1 : 0;
        for (int before = first; before <= bounds.mostBefore(); before++) {
            if (bounds.wholeRackBound(before) >= search.floor) {
                int start = anchors.firsts[anchor] - before + first;
                int found = find(map, bounds.lettersThrough(before));
                for (int at = found == 0 ? 0 : ends[found - 1]; at < ends[found]; at++) {
                    place(map, words[at], start);
                }
            }
        }
    }

    /// The index in [#ends] of the words of the rack with these letters.
    private int find(AnagramMap map, long sum) {
        for (int known = 0; known < sumCount; known++) {
            if (sums[known] == sum) {
                return known;
            }
        }
        if (sumCount == MOST_SUMS) {
            sumCount = 0;
            wordCount = 0;
        }
        collect(map, rackSum + sum, blanks, 1);
        sums[sumCount] = sum;
        ends[sumCount] = wordCount;
        return sumCount++;
    }

    /// Adds the words of these letters and so many blanks, which stand for letters from `from` on.
    private void collect(AnagramMap map, long sum, int blanks, int from) {
        if (blanks > 0) {
            for (int letter = from; letter <= letterCount; letter++) {
                collect(map, sum + AnagramFilter.letterHash(letter), blanks - 1, letter);
            }
            return;
        }
        for (int word = map.first(sum); word != AnagramMap.NONE; word = map.next(word)) {
            words = wordCount == words.length ? Arrays.copyOf(words, 2 * wordCount) : words;
            words[wordCount++] = word;
        }
    }

    /// Records a word that starts on this square, if it fits.
    private void place(AnagramMap map, int word, int start) {
        int length = map.length(word);
        for (int at = 0; at < length; at++) {
            int square = start + at;
            int letter = map.letter(word, at);
            int onBoard = grid.letters[square];
            if (onBoard != 0 ? onBoard != letter : (grid.crossChecks[square] >>> letter & 1) == 0) {
                return;
            }
        }
        System.arraycopy(rack, 0, left, 0, rack.length);
        search.record(map, word, start, left, blanks);
    }
}
