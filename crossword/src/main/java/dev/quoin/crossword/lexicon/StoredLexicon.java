package dev.quoin.crossword.lexicon;

/// A lexicon with what is worth knowing about the list it came from.
record StoredLexicon(Lexicon lexicon, SkippedLines skipped) {}
