/// Exact results of positions with few empty squares. Start with [dev.quoin.othello.endgame.EndgameSolver].
@NullMarked
package dev.quoin.othello.endgame;

import org.jspecify.annotations.NullMarked;
