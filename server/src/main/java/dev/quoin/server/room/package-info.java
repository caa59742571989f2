/// Games that are being played, whatever their rules: turns in order, one change at a time, every change kept
/// before it is answered, the computer's replies, and those who look on.
///
/// A game is rebuilt from its seed and its moves by the rules, so nothing but these is stored. A further game
/// brings a [dev.quoin.server.room.House], a [dev.quoin.server.room.View], and routes of its own for what only
/// it has. Start with [dev.quoin.server.room.Room].
@NullMarked
package dev.quoin.server.room;

import org.jspecify.annotations.NullMarked;
