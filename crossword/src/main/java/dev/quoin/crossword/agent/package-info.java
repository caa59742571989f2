/// Agents for the crossword tile game. Start with [dev.quoin.crossword.agent.CrosswordGreedyAgent]. For a
/// random player use [dev.quoin.game.RandomAgent], which plays every game.
@NullMarked
package dev.quoin.crossword.agent;

import org.jspecify.annotations.NullMarked;
