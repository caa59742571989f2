/// Boards as plain text, the best play on each of them, and the score of a given play. Start with
/// [dev.quoin.crossword.solver.Solver].
@NullMarked
package dev.quoin.crossword.solver;

import org.jspecify.annotations.NullMarked;
