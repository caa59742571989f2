package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.SkippedLines;
import java.time.Duration;

/// A lexicon with its source and loading time.
///
/// @param source the name of a shipped list or the path of a file
/// @param lexicon the words
/// @param skipped the lines of the list that are not words
/// @param origin whether it was built or read from the cache
/// @param took loading time
public record LoadedLexicon(String source, Lexicon lexicon, SkippedLines skipped, Origin origin, Duration took) {
    /// Where a lexicon came from.
    public enum Origin {
        /// Read from the cache.
        CACHED,
        /// Packed from its list.
        BUILT
    }
}
