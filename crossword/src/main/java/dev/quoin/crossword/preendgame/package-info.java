/// The pre-endgame solver, for positions with a few tiles in the bag: all draws, successive halving of the candidates,
/// and exact endgames. Start with [dev.quoin.crossword.preendgame.PreEndgameSolver].
@NullMarked
package dev.quoin.crossword.preendgame;

import org.jspecify.annotations.NullMarked;
