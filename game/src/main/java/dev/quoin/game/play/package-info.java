/// Plays whole games between players, with clocks. Start with [dev.quoin.game.play.GameRunner].
@NullMarked
package dev.quoin.game.play;

import org.jspecify.annotations.NullMarked;
