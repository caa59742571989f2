package dev.quoin.cli.arena;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Roster;

/// What a command does with the game it was given.
///
/// @param <R> what comes of it
interface GameUse<R> {
    /// Uses a game.
    ///
    /// @param roster whom the command line can name
    <P, M> R with(Discipline<P, M> discipline, Roster<P, M> roster);
}
