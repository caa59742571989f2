/// Games in progress, whatever their rules: turns, one change at a time, every change stored before the
/// response, replies of agents, and spectators.
///
/// A game is replayed from its seed and its moves, so nothing else is stored. To add a game, implement a
/// [dev.quoin.server.room.HostedGame] and a [dev.quoin.server.room.View], and add routes for what only that
/// game has. Start with [dev.quoin.server.room.Room].
@NullMarked
package dev.quoin.server.room;

import org.jspecify.annotations.NullMarked;
