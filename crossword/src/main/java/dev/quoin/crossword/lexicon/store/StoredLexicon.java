package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.SkippedLines;

/// A lexicon with what is worth knowing about the list it came from.
record StoredLexicon(Lexicon lexicon, SkippedLines skipped) {}
