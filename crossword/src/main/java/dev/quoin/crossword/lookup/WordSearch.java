package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Looks words up in a lexicon by walking its graph; immutable and safe to share between threads.
///
/// Words come in upper case and in the order of the alphabet; where words of several lengths are made from a rack, the
/// longest come first, because they are what a player is after.
public final class WordSearch {
    private final Lexicon lexicon;

    private WordSearch(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    public static WordSearch in(Lexicon lexicon) {
        return new WordSearch(lexicon);
    }

    /// Whether this text, in either case, is a word.
    public boolean isWord(String text) {
        return lexicon.contains(text);
    }

    /// The words that use all of these tiles, in alphabetical order; a blank stands for any letter.
    public List<Anagram> anagrams(Tiles tiles) {
        return new AnagramWalk(lexicon, tiles, tiles.size()).anagrams();
    }

    /// The words of at least `shortest` letters that some or all of these tiles make, longest first,
    /// equally long ones in alphabetical order.
    public List<Anagram> anagramsWithin(Tiles tiles, int shortest) {
        List<Anagram> found = new AnagramWalk(lexicon, tiles, shortest).anagrams();
        found.sort(Comparator.comparingInt(Anagram::length).reversed());
        return found;
    }

    /// The words that match a pattern, in alphabetical order.
    public List<String> matching(WordPattern pattern) {
        return PatternWalk.words(lexicon, pattern);
    }

    /// The words that match a pattern such as `QU?*`, as [WordPattern#parse] reads it, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when the text is no pattern
    public List<String> matching(String pattern) {
        return matching(WordPattern.parse(pattern, lexicon.alphabet()));
    }

    /// The words that begin with these letters, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is no letter of the alphabet
    public List<String> startingWith(String letters) {
        return matching(WordPattern.literal(letters, lexicon.alphabet()).thenAnything());
    }

    /// Whether a word begins with these letters, in either case; a word begins with all of its letters.
    public boolean hasPrefix(String letters) {
        Optional<byte[]> codes = lexicon.alphabet().encode(letters);
        if (codes.isEmpty() || lexicon.wordCount() == 0) {
            return false;
        }
        long node = lexicon.forwardRoot();
        for (int at = 0; at < codes.get().length - 1; at++) {
            node = lexicon.step(node, codes.get()[at]);
        }
        int last = codes.get().length - 1;
        return last < 0 || (Lexicon.following(node) >>> codes.get()[last] & 1) != 0;
    }

    /// The words that end with these letters, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is no letter of the alphabet
    public List<String> endingWith(String letters) {
        return matching(WordPattern.literal(letters, lexicon.alphabet()).afterAnything());
    }

    /// The words in which these letters stand side by side, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is no letter of the alphabet
    public List<String> containing(String letters) {
        return matching(
                WordPattern.literal(letters, lexicon.alphabet()).afterAnything().thenAnything());
    }

    /// All words of this many letters, in alphabetical order.
    public List<String> ofLength(int letters) {
        boolean possible = letters >= 1 && letters <= WordPattern.MOST_PARTS;
        return possible ? matching(WordPattern.ofLength(letters, lexicon.alphabet())) : List.of();
    }

    /// The letters that make a longer word in front of this one or behind it.
    ///
    /// @throws IllegalArgumentException when a character is no letter of the alphabet, or there is none
    public Hooks hooks(String word) {
        return Hooks.of(lexicon, encode(word, lexicon.alphabet()));
    }

    /// The letter numbers of a text that a user typed.
    static byte[] encode(String text, Alphabet alphabet) {
        byte[] word = alphabet.encode(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + text + "' is not made of letters: expected letters of " + alphabet));
        if (word.length == 0) {
            throw new IllegalArgumentException("expected at least one letter of " + alphabet + "");
        }
        return word;
    }
}
