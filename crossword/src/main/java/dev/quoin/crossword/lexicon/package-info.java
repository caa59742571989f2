/// Word lists packed into a word graph. Start with [dev.quoin.crossword.lexicon.Lexicon].
@NullMarked
package dev.quoin.crossword.lexicon;

import org.jspecify.annotations.NullMarked;
