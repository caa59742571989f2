/// What may be played and what it scores. Start with [dev.quoin.crossword.rules.CrosswordMove].
@NullMarked
package dev.quoin.crossword.rules;

import org.jspecify.annotations.NullMarked;
