package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Looks up words in a lexicon by walking its graph. Immutable and thread-safe.
///
/// Words are returned in upper case and alphabetical order; words made from a rack are sorted by length
/// first, longest first.
public final class WordSearch {
    private final Lexicon lexicon;

    private WordSearch(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    public static WordSearch in(Lexicon lexicon) {
        return new WordSearch(lexicon);
    }

    /// Returns whether this text, in either case, is a word.
    public boolean isWord(String text) {
        return lexicon.contains(text);
    }

    /// Returns the words that use all of these tiles, in alphabetical order; a blank matches any letter.
    public List<Anagram> anagrams(Tiles tiles) {
        return new AnagramWalk(lexicon, tiles, tiles.size()).anagrams();
    }

    /// Returns the words of at least `shortest` letters that some or all of these tiles make, longest first,
    /// then in alphabetical order.
    public List<Anagram> anagramsWithin(Tiles tiles, int shortest) {
        List<Anagram> found = new AnagramWalk(lexicon, tiles, shortest).anagrams();
        found.sort(Comparator.comparingInt(Anagram::length).reversed());
        return found;
    }

    /// Returns the words that match a pattern, in alphabetical order.
    public List<String> matching(WordPattern pattern) {
        return PatternWalk.words(lexicon, pattern);
    }

    /// Returns the words that match a pattern such as `QU?*`, in alphabetical order; see
    /// [WordPattern#parse].
    ///
    /// @throws IllegalArgumentException when the text is not a pattern
    public List<String> matching(String pattern) {
        return matching(WordPattern.parse(pattern, lexicon.alphabet()));
    }

    /// Returns the words that start with these letters, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is not in the alphabet
    public List<String> startingWith(String letters) {
        return matching(WordPattern.literal(letters, lexicon.alphabet()).thenAnything());
    }

    /// Returns whether a word starts with these letters, in either case; the whole word counts.
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
        return last < 0 || (lexicon.following(node) >>> codes.get()[last] & 1) != 0;
    }

    /// Returns the words that end with these letters, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is not in the alphabet
    public List<String> endingWith(String letters) {
        return matching(WordPattern.literal(letters, lexicon.alphabet()).afterAnything());
    }

    /// Returns the words that contain these letters side by side, in alphabetical order.
    ///
    /// @throws IllegalArgumentException when a character is not in the alphabet
    public List<String> containing(String letters) {
        return matching(
                WordPattern.literal(letters, lexicon.alphabet()).afterAnything().thenAnything());
    }

    /// Returns all words with this many letters, in alphabetical order.
    public List<String> ofLength(int letters) {
        boolean possible = letters >= 1 && letters <= WordPattern.MOST_PARTS;
        return possible ? matching(WordPattern.ofLength(letters, lexicon.alphabet())) : List.of();
    }

    /// Returns the letters that make a longer word before or after this one.
    ///
    /// @throws IllegalArgumentException when the text is empty or a character is not in the alphabet
    public Hooks hooks(String word) {
        return Hooks.of(lexicon, encode(word, lexicon.alphabet()));
    }

    /// Encodes a text that a user typed.
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
