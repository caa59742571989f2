/// Who plays a game: contestants, the players they send, and the one loop that asks a player for a move and judges
/// it. Start with [dev.quoin.game.player.TurnLoop].
@NullMarked
package dev.quoin.game.player;

import org.jspecify.annotations.NullMarked;
