/// The midgame search: iterative deepening, principal variation search, ProbCut, transposition table, and two
/// [evaluations][dev.quoin.othello.search.Evaluation]. Start with [dev.quoin.othello.search.Search].
@NullMarked
package dev.quoin.othello.search;

import org.jspecify.annotations.NullMarked;
