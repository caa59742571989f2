/// The interface between a game and the programs that play it: matches, servers and terminals. Start with
/// [dev.quoin.game.kit.GameKit].
@NullMarked
package dev.quoin.game.kit;

import org.jspecify.annotations.NullMarked;
