/// The contract of a game, and records of games: turns, refusals, results.
///
/// Start with [dev.quoin.game.Game]. `game.check` tests the contract; `game.play` plays games.
@NullMarked
package dev.quoin.game;

import org.jspecify.annotations.NullMarked;
