/// What a player can ask about themselves: name and statistics, a code to take along to another browser, to be
/// forgotten. Start with [dev.quoin.server.player.PlayerRoutes].
@NullMarked
package dev.quoin.server.player;

import org.jspecify.annotations.NullMarked;
