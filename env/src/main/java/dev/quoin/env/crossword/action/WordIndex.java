package dev.quoin.env.crossword.action;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lookup.WordSearch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The words of a lexicon that fit on a board, numbered from 0 in alphabetical order. Immutable.
///
/// A word is looked up by its *key*: its letter numbers, five bits each, first letter lowest. Keys are in a
/// hash table with linear probing, twice the size of the list.
final class WordIndex {
    /// The maximum length of a word whose key fits.
    static final int LONGEST = 12;

    static final int LETTER_BITS = 5;

    private static final long STIR = 0x9e3779b97f4a7c15L;

    private final List<byte[]> words;
    private final long[] keys;
    private final int[] numbers;
    private final int shift;

    private WordIndex(List<byte[]> words) {
        this.words = words;
        int bits = 64 - Long.numberOfLeadingZeros(2L * words.size());
        keys = new long[1 << bits];
        numbers = new int[1 << bits];
        shift = 64 - bits;
        for (int number = 0; number < words.size(); number++) {
            long key = keyOf(words.get(number));
            int at = placeOf(key);
            keys[at] = key;
            numbers[at] = number;
        }
    }

    /// Creates an index of the words of up to `longest` letters.
    static WordIndex of(Lexicon lexicon, int longest) {
        if (longest > LONGEST) {
            throw new IllegalArgumentException(
                    "words as actions need a board of at most " + LONGEST + " squares a side, got " + longest);
        }
        var search = WordSearch.in(lexicon);
        var texts = new ArrayList<String>();
        for (int length = 1; length <= longest; length++) {
            texts.addAll(search.ofLength(length));
        }
        Collections.sort(texts);
        var words = new ArrayList<byte[]>();
        texts.forEach(text -> words.add(lexicon.alphabet().encode(text).orElseThrow()));
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the word list has no word of up to " + longest + " letters");
        }
        return new WordIndex(words);
    }

    int size() {
        return words.size();
    }

    /// Returns the letter numbers of a word; do not modify them.
    byte[] letters(int number) {
        return words.get(number);
    }

    /// Returns the number of the word with this key, which must exist.
    int numberOf(long key) {
        int at = placeOf(key);
        assert keys[at] == key : "a key of no word";
        return numbers[at];
    }

    private int placeOf(long key) {
        int at = (int) (key * STIR >>> shift);
        while (keys[at] != 0 && keys[at] != key) {
            at = at + 1 & keys.length - 1;
        }
        return at;
    }

    private static long keyOf(byte[] letters) {
        long key = 0;
        for (int at = 0; at < letters.length; at++) {
            key |= (long) letters[at] << LETTER_BITS * at;
        }
        return key;
    }
}
