/// Agents for Othello. Start with [dev.quoin.othello.agent.SearchAgent]. For a random player use
/// [dev.quoin.game.RandomAgent], which plays every game.
@NullMarked
package dev.quoin.othello.agent;

import org.jspecify.annotations.NullMarked;
