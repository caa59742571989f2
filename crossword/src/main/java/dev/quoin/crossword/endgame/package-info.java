/// The exact endgame solver, for positions with an empty bag: negamax with iterative deepening, a transposition table
/// and
/// play lists that are updated instead of generated. Start with
/// [dev.quoin.crossword.endgame.CrosswordEndgameSolver].
@NullMarked
package dev.quoin.crossword.endgame;

import org.jspecify.annotations.NullMarked;
