package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Collections;
import java.util.List;

/// The words of a list in the order of its lines, as letter numbers. Repeated words are kept.
///
/// @param alphabet the letters of the words
/// @param words letter numbers; do not change them
/// @param skipped the lines that were skipped
public record WordList(Alphabet alphabet, List<byte[]> words, SkippedLines skipped) {
    public WordList {
        words = Collections.unmodifiableList(words);
    }

    /// Packs the words into a lexicon.
    public Lexicon toLexicon() {
        var builder = new LexiconBuilder(alphabet);
        words.forEach(builder::add);
        return builder.build();
    }
}
