/// Games with tiles at a table: typing on the board, the order of the rack, the board read aloud, the screen. Start
/// with [dev.quoin.terminal.tiles.TileGame].
@NullMarked
package dev.quoin.terminal.tiles;

import org.jspecify.annotations.NullMarked;
