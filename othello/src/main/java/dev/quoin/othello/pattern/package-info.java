/// Pattern configurations of a board and their learned weights. Start with
/// [dev.quoin.othello.pattern.PatternWeights].
@NullMarked
package dev.quoin.othello.pattern;

import org.jspecify.annotations.NullMarked;
