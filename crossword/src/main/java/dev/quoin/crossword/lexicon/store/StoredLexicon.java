package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.SkippedLines;

/// A lexicon and the skipped lines of its list, as the cache keeps them.
record StoredLexicon(Lexicon lexicon, SkippedLines skipped) {}
