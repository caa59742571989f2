/// The contract that every game keeps, and what happened in a game as data: turns, refusals, records.
///
/// Start with [dev.quoin.game.Game]. `game.check` proves that a game keeps the contract, `game.play` plays it.
@NullMarked
package dev.quoin.game;

import org.jspecify.annotations.NullMarked;
