/// Participants of a game: contestants, players, and the loop that asks a player for a move and validates
/// it. Start with [dev.quoin.game.player.TurnLoop].
@NullMarked
package dev.quoin.game.player;

import org.jspecify.annotations.NullMarked;
