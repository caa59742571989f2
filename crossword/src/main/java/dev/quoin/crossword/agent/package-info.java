/// Players of the crossword tile game. Start with [dev.quoin.crossword.agent.CrosswordGreedyAgent]; the player that
/// takes any legal move is [dev.quoin.game.RandomAgent], which plays every game.
@NullMarked
package dev.quoin.crossword.agent;

import org.jspecify.annotations.NullMarked;
