/// The contract that every game keeps, the match loop that plays any of them, and a checker that proves a game
/// keeps it. Start with [dev.quoin.game.Game].
@NullMarked
package dev.quoin.game;

import org.jspecify.annotations.NullMarked;
