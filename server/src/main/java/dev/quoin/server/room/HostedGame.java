package dev.quoin.server.room;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.work.WorkScheduler;
import java.util.List;

/// A kind of game that the server hosts: its rules and its agents. Thread-safe.
///
/// @param <P> a position
/// @param <M> a move
public interface HostedGame<P, M> {
    /// Returns the name in URLs and the database, such as `crossword`.
    String kind();

    /// Returns the default variant; empty when there are no variants.
    default String defaultVariant() {
        return "";
    }

    /// Returns the rules of a variant; expensive parts are created once.
    ///
    /// @throws dev.quoin.server.http.Refused with 404 when there is no such variant
    Ruleset<P, M> ruleset(String variant);

    /// Returns the agents that players can choose, in the order in which they are offered.
    List<Level> levels();

    /// Returns an agent that players can choose.
    ///
    /// @throws dev.quoin.server.http.Refused with 404 when there is none with this name
    Contestant<P, M> contestant(String variant, String agent);

    /// Returns the routes for its games.
    ///
    /// @param rooms the rooms of the games
    /// @param scheduler runs searches for requests
    Routes routes(Rooms<P, M> rooms, WorkScheduler scheduler);

    /// Loads in advance what the first game needs.
    default void warmUp() {}

    /// Rejects an agent that is not offered for a variant.
    ///
    /// @throws Refused with 404 when there is none with this name
    default void requireOffered(String variant, String agent) {
        List<String> offered = levels().stream()
                .filter(level -> level.plays(variant))
                .map(Level::agent)
                .toList();
        if (!offered.contains(agent)) {
            throw Refused.unknown("no such opponent: '" + agent + "'. Opponents: " + String.join(", ", offered));
        }
    }

    /// Returns whether an agent is offered for a variant.
    default boolean isOffered(String variant, String agent) {
        return levels().stream()
                .anyMatch(level -> level.plays(variant) && level.agent().equals(agent));
    }

    /// Returns a stored move as anybody may see it during the game; it is read without the position.
    default String publicMove(String move) {
        return move;
    }

    /// Returns the title of an agent on the pages; its name when it is no longer offered.
    default String title(String agent) {
        return levels().stream()
                .filter(level -> level.agent().equals(agent))
                .map(Level::title)
                .findFirst()
                .orElse(agent);
    }
}
