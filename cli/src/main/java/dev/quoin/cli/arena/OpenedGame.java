package dev.quoin.cli.arena;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;

/// The game that a command was given.
///
/// @param ruleset the game with its settings
/// @param contestants everybody who can be named
/// @param <P> a position
/// @param <M> a move
record OpenedGame<P, M>(Ruleset<P, M> ruleset, Contestants<P, M> contestants) {
    /// The contestant that a text names.
    ///
    /// @throws BadInput when it names none
    Contestant<P, M> contestant(String text) {
        try {
            return contestants.contestant(text);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
    }
}
