/// Positions analyzed in one call: the legal plays, best first, with text, score and equity. Start with
/// [dev.quoin.crossword.analysis.Plays].
@NullMarked
package dev.quoin.crossword.analysis;

import org.jspecify.annotations.NullMarked;
