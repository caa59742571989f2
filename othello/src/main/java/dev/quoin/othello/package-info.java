/// Othello. Start with [dev.quoin.othello.Othello], the game as matches, agents and checkers use it;
/// positions and moves are in `dev.quoin.othello.board`, notation in `dev.quoin.othello.notation`.
@NullMarked
package dev.quoin.othello;

import org.jspecify.annotations.NullMarked;
