package dev.quoin.game.kit;

import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.player.ProgramProvider;
import java.util.List;
import java.util.Optional;

/// A game and all that commands need to know of it, found by [java.util.ServiceLoader]: list yours in
/// `META-INF/services/dev.quoin.game.kit.GameKit`, and it can be played at the terminal, in the arena, and, with an
/// [ActionEncoding], as an environment.
///
/// @param <P> a position
/// @param <M> a move
public interface GameKit<P, M> {
    /// What commands call it: lower-case words with hyphens, such as `connect-four`.
    String id();

    /// What people call it.
    String title();

    /// What can be chosen.
    default List<Setting> settings() {
        return List.of();
    }

    /// The game with its settings. [GameKits#open] has checked their names.
    ///
    /// @throws IllegalArgumentException when a value is not allowed; the message names the setting and what is
    Ruleset<P, M> open(GameSettings settings);

    /// The agents that play it.
    AgentCatalog<P, M> agents();

    /// The levels that people choose from, weakest first.
    default List<Level> levels() {
        return List.of();
    }

    /// Programs that play it besides those of the arena's protocol, such as engines of a protocol of their own.
    default List<ProgramProvider<P, M>> programs() {
        return List.of();
    }

    /// How positions and moves become numbers. A game that has it is an environment too.
    default Optional<ActionEncoding<P, M>> encoding() {
        return Optional.empty();
    }
}
