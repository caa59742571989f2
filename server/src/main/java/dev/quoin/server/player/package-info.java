/// The routes for a player's own data: name and statistics, a code to transfer to another browser, and
/// deletion. Start with [dev.quoin.server.player.PlayerRoutes].
@NullMarked
package dev.quoin.server.player;

import org.jspecify.annotations.NullMarked;
