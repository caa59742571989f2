/// Whoever takes part in games: what players are asked and told, those inside, and the names of all. Start
/// with [dev.quoin.arena.player.Contestant].
@NullMarked
package dev.quoin.arena.player;

import org.jspecify.annotations.NullMarked;
