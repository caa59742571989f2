/// Finds the best play on boards in plain text, and scores a given play. Start with
/// [dev.quoin.crossword.solver.Solver].
@NullMarked
package dev.quoin.crossword.solver;

import org.jspecify.annotations.NullMarked;
