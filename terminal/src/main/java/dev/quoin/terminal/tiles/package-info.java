/// The terminal interface of tile games: typing on the board, the order of the rack, screen reader support,
/// the screen. Start with [dev.quoin.terminal.tiles.TileGame].
@NullMarked
package dev.quoin.terminal.tiles;

import org.jspecify.annotations.NullMarked;
