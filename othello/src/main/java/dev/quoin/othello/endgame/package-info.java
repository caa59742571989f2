/// The exact endgame solver: null-window search with MTD(f), transposition tables, enhanced transposition cutoffs,
/// parity and mobility ordering, and young-brothers-wait parallelism. Start with
/// [dev.quoin.othello.endgame.EndgameSolver].
@NullMarked
package dev.quoin.othello.endgame;

import org.jspecify.annotations.NullMarked;
