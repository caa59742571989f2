package dev.quoin.game.kit;

import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.player.ProgramProvider;
import java.util.List;
import java.util.Optional;

/// A game with everything that commands need, found by [java.util.ServiceLoader]. List yours in
/// `META-INF/services/dev.quoin.game.kit.GameKit` to play it at the terminal, in the arena, and, with an
/// [ActionEncoding], as an environment.
///
/// @param <P> the position type
/// @param <M> the move type
public interface GameKit<P, M> {
    /// Returns the id used in commands: lower-case words with hyphens, such as `connect-four`.
    String id();

    /// Returns the name shown to people.
    String title();

    /// Returns the settings of the game.
    default List<Setting> settings() {
        return List.of();
    }

    /// Returns the game with the given settings. [GameKits#open] has checked their names.
    ///
    /// @throws IllegalArgumentException when a value is not allowed; the message names the setting and the
    ///     allowed values
    Ruleset<P, M> open(GameSettings settings);

    /// Returns the agents of the game.
    AgentCatalog<P, M> agents();

    /// Returns the difficulty levels: those of the [dev.quoin.game.agent.Ladder], weakest first, and then other
    /// opponents, if any. A game without a ladder lists its levels weakest first.
    default List<Level> levels() {
        return List.of();
    }

    /// Returns further kinds of programs that can play the game, such as engines with their own protocol.
    default List<ProgramProvider<P, M>> programs() {
        return List.of();
    }

    /// Returns the encoding of positions and moves. A game with one is also an environment.
    default Optional<ActionEncoding<P, M>> encoding() {
        return Optional.empty();
    }
}
