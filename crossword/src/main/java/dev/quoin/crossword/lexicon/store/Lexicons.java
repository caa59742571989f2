package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import java.nio.file.Path;
import java.util.List;

/// Opens lexicons by name or file through the user's cache. Use [LexiconLoader] for another cache or for
/// statistics.
public final class Lexicons {
    /// The lexicon of a variant that comes without a word list.
    public static final String NONE = "none";

    private Lexicons() {}

    /// Returns the names of the shipped lists, the default one first.
    public static List<String> names() {
        return BundledList.names();
    }

    /// Opens a shipped list with the letters A to Z.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when no shipped list has this name
    public static Lexicon named(String name) {
        return ofUser().named(name).lexicon();
    }

    /// Opens a shipped list with the letters of a variant.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when no shipped list has this name, or none of its
    ///     words has only these letters
    public static Lexicon named(String name, Alphabet alphabet) {
        return ofUser().named(name, alphabet).lexicon();
    }

    /// Opens a user's list with the letters of a variant.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when the file cannot be read, is not text, or
    ///     has no word of these letters
    public static Lexicon open(Path wordList, Alphabet alphabet) {
        return ofUser().open(wordList, alphabet).lexicon();
    }

    /// Opens a user's list with the letters found in it.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when the file cannot be read, is not text, or
    ///     has no words
    public static Lexicon open(Path wordList) {
        return ofUser().open(wordList).lexicon();
    }

    /// Opens a list by the name of a shipped one or the path of a file.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when it is neither, or cannot be used with these
    ///     letters
    public static Lexicon open(String nameOrFile, Alphabet alphabet) {
        return load(nameOrFile, alphabet).lexicon();
    }

    /// Opens a list like [#open(String, Alphabet)], and returns it with the lines that were skipped.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException as [#open(String, Alphabet)] does
    public static LoadedLexicon load(String nameOrFile, Alphabet alphabet) {
        return ofUser().open(nameOrFile, alphabet);
    }

    private static LexiconLoader ofUser() {
        return new LexiconLoader(LexiconCache.ofUser());
    }
}
