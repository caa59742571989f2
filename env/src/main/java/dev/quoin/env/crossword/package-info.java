/// The crossword environments: words as actions on the small board, lists of candidates on the large ones.
/// Start with [dev.quoin.env.crossword.CrosswordSlots].
@NullMarked
package dev.quoin.env.crossword;

import org.jspecify.annotations.NullMarked;
