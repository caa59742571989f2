/// A table for any game without its own: the board as text, moves in the game's notation. Start with
/// [dev.quoin.terminal.plain.PlainTableKit].
@NullMarked
package dev.quoin.terminal.plain;

import org.jspecify.annotations.NullMarked;
