package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Collections;
import java.util.List;

/// The words of a list in the order of its lines, as letter numbers; repeated words are still repeated.
///
/// @param alphabet the letters of the words
/// @param words letter numbers, not to be changed
/// @param skipped the lines that were left out
public record WordList(Alphabet alphabet, List<byte[]> words, SkippedLines skipped) {
    public WordList {
        words = Collections.unmodifiableList(words);
    }

    /// The same words as a word graph.
    public Lexicon toLexicon() {
        var builder = new LexiconBuilder(alphabet);
        words.forEach(builder::add);
        return builder.build();
    }
}
