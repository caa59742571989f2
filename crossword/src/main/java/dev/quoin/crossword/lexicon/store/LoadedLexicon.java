package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.SkippedLines;
import java.time.Duration;
import java.util.Optional;

/// A lexicon with its source and loading time.
///
/// @param source the name of a shipped list or the path of a file
/// @param lexicon the words
/// @param skipped the lines of the list that are not words
/// @param origin whether it was built or read from the cache
/// @param took loading time
public record LoadedLexicon(String source, Lexicon lexicon, SkippedLines skipped, Origin origin, Duration took) {
    /// Returns a sentence about skipped lines for the user: `words.txt: skipped 1 line that is not a word (first: line
    /// 2 'don't')`; empty when every line is a word.
    public Optional<String> warning() {
        return skipped.count() == 0 ? Optional.empty() : Optional.of(source + ": " + skipped.describe());
    }

    /// Where a lexicon came from.
    public enum Origin {
        /// Read from the cache.
        CACHED,
        /// Packed from its list.
        BUILT
    }
}
