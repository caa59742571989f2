/// The rules: legality and scores of plays, turns, and the end of a game. Start with
/// [dev.quoin.crossword.rules.PlayRules].
@NullMarked
package dev.quoin.crossword.rules;

import org.jspecify.annotations.NullMarked;
