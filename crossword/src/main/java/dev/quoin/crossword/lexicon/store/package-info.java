/// Opens lexicons by name or file: the shipped word lists, and the cache of packed lexicons on disk. Start with
/// [dev.quoin.crossword.lexicon.store.Lexicons].
@NullMarked
package dev.quoin.crossword.lexicon.store;

import org.jspecify.annotations.NullMarked;
