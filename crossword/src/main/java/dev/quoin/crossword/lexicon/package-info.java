/// Word lists, the word graph they are packed into, its cache on disk, and look-ups in it. Start with
/// [dev.quoin.crossword.lexicon.Lexicons], which opens a [dev.quoin.crossword.lexicon.Lexicon].
@NullMarked
package dev.quoin.crossword.lexicon;

import org.jspecify.annotations.NullMarked;
