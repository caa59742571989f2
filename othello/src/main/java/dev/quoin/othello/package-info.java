/// Othello for programs: [dev.quoin.othello.Othello] is the game as matches, agents and checkers play it;
/// its positions and moves are in `dev.quoin.othello.board`, how they are written in
/// `dev.quoin.othello.notation`.
@NullMarked
package dev.quoin.othello;

import org.jspecify.annotations.NullMarked;
