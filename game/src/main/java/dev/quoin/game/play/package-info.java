/// Playing games: players, clocks, the one loop that asks for a move and judges it, and whole games. Start with
/// [dev.quoin.game.play.GameRunner].
@NullMarked
package dev.quoin.game.play;

import org.jspecify.annotations.NullMarked;
