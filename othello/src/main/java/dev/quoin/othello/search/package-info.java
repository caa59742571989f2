/// Searching for the best move before the end is in sight: iterative deepening alpha-beta over an
/// [dev.quoin.othello.search.Evaluation]. Start with [dev.quoin.othello.search.Search].
@NullMarked
package dev.quoin.othello.search;

import org.jspecify.annotations.NullMarked;
