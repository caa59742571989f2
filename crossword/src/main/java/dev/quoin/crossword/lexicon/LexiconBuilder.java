package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Builds a [Lexicon] from words. Not thread-safe.
///
/// Time and memory grow with the number of distinct prefixes (about 390,000 for the 172,823 words of ENABLE) times
/// their length.
public final class LexiconBuilder {
    /// The maximum number of letters of a word; no board is half as wide.
    public static final int LONGEST_WORD = 63;

    private final Alphabet alphabet;
    private final List<byte[]> words = new ArrayList<>();

    public LexiconBuilder(Alphabet alphabet) {
        this.alphabet = alphabet;
    }

    /// Adds a word in either case.
    ///
    /// @throws IllegalArgumentException when a character is not in the alphabet
    public LexiconBuilder add(String word) {
        return add(alphabet.encode(word)
                .orElseThrow(() -> new IllegalArgumentException(
                        "a word must be made of letters of " + alphabet + ", got '" + word + "'")));
    }

    /// Adds a word of letter numbers; repeated words count once.
    public LexiconBuilder add(byte[] word) {
        if (word.length == 0 || word.length > LONGEST_WORD) {
            throw new IllegalArgumentException(
                    "a word must have 1 to " + LONGEST_WORD + " letters, got " + word.length);
        }
        words.add(word.clone());
        return this;
    }

    /// Packs the words added so far.
    public Lexicon build() {
        words.sort(Arrays::compareUnsigned);
        var automaton = new MinimalAutomaton();
        int count = 0;
        byte[] previous = {};
        for (byte[] word : words) {
            if (!Arrays.equals(word, previous)) {
                automaton.add(word, 0, word.length, true, 0);
                count++;
            }
            previous = word;
        }
        int forward = automaton.finish();
        var prefixes = new ReversedPrefixes(automaton, forward, Lexicon.isFull(alphabet));
        prefixes.addTo(automaton);
        int backward = automaton.finish();
        return new GraphPacker(automaton, scarceLetters(), Lexicon.isFull(alphabet))
                .pack(alphabet, backward, forward, count);
    }

    /// The noted letters: those that words most often need and racks most often lack. A letter counts the words
    /// that have it, times the probability that seven random letters lack it.
    private int scarceLetters() {
        var uses = new long[Alphabet.MOST_LETTERS + 1];
        var wordsWith = new long[Alphabet.MOST_LETTERS + 1];
        long all = 0;
        for (byte[] word : words) {
            int seen = 0;
            for (byte letter : word) {
                uses[letter]++;
                wordsWith[letter] += (seen >>> letter & 1) == 0 ? 1 : 0;
                seen |= 1 << letter;
            }
            all += word.length;
        }
        var worth = new double[uses.length];
        for (int letter = 1; letter < worth.length; letter++) {
            worth[letter] = wordsWith[letter] * Math.pow(1 - (double) uses[letter] / Math.max(1, all), 7);
        }
        int scarce = 0;
        for (int noted = 0; noted < Lexicon.NOTED_LETTERS; noted++) {
            int most = 1;
            for (int letter = 2; letter < worth.length; letter++) {
                most = worth[letter] > worth[most] ? letter : most;
            }
            scarce |= 1 << most;
            worth[most] = -1;
        }
        return scarce;
    }
}
