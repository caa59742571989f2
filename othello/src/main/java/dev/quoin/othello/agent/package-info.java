/// Players of Othello. Start with [dev.quoin.othello.agent.SearchAgent]; the player that takes any legal move is
/// [dev.quoin.game.RandomAgent], which plays every game.
@NullMarked
package dev.quoin.othello.agent;

import org.jspecify.annotations.NullMarked;
