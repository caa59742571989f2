/// What moves are worth beyond their score: equity. Start with [dev.quoin.crossword.equity.StaticEvaluator].
@NullMarked
package dev.quoin.crossword.equity;

import org.jspecify.annotations.NullMarked;
