/// What players look up in a word list: anagrams, patterns, hooks. Start with [dev.quoin.crossword.lookup.WordSearch].
@NullMarked
package dev.quoin.crossword.lookup;

import org.jspecify.annotations.NullMarked;
