/// Word lists and the GADDAG they are packed into. Start with [dev.quoin.crossword.lexicon.Lexicon];
/// [dev.quoin.crossword.lexicon.store.Lexicons] opens one.
@NullMarked
package dev.quoin.crossword.lexicon;

import org.jspecify.annotations.NullMarked;
