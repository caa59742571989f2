/// Word list lookups: anagrams, patterns, hooks. Start with [dev.quoin.crossword.lookup.WordSearch].
@NullMarked
package dev.quoin.crossword.lookup;

import org.jspecify.annotations.NullMarked;
