package dev.quoin.cli.arena;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Roster;

/// What a command does with the game it was given.
///
/// @param <R> what comes of it
interface GameUse<R> {
    /// Uses a game.
    ///
    /// @param roster whom the command line can name
    <P, M> R with(Ruleset<P, M> ruleset, Roster<P, M> roster);
}
