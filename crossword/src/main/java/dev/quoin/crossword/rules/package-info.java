/// What may be played, what it scores, how the game goes on and how it ends. Start with
/// [dev.quoin.crossword.rules.PlayRules].
@NullMarked
package dev.quoin.crossword.rules;

import org.jspecify.annotations.NullMarked;
