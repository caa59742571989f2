package dev.quoin.server.room;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import java.util.List;

/// One kind of game that the server hosts: its rules, and who plays it; safe to share.
///
/// @param <P> a position
/// @param <M> a move
public interface HostedGame<P, M> {
    /// What addresses and the database call it, such as `crossword`.
    String kind();

    /// The variant of a game that names none; empty when there are no variants.
    default String defaultVariant() {
        return "";
    }

    /// The rules of a variant; what takes long is made once.
    ///
    /// @throws dev.quoin.server.http.Refused with 404 when there is no such variant
    Ruleset<P, M> ruleset(String variant);

    /// The players that people can choose, in the order in which they are offered.
    List<Level> levels();

    /// A player that people can choose.
    ///
    /// @throws dev.quoin.server.http.Refused with 404 when there is none of this name
    Contestant<P, M> contestant(String variant, String agent);

    /// What can be asked of its games.
    ///
    /// @param rooms where they are played
    Routes routes(Rooms<P, M> rooms);

    /// Loads what otherwise the first game would wait for.
    default void warmUp() {}

    /// Refuses an agent that nobody offers for a variant.
    ///
    /// @throws Refused with 404 when there is none of this name
    default void requireOffered(String variant, String agent) {
        List<String> offered = levels().stream()
                .filter(level -> level.plays(variant))
                .map(Level::agent)
                .toList();
        if (!offered.contains(agent)) {
            throw Refused.unknown("no such opponent: '" + agent + "'. Opponents: " + String.join(", ", offered));
        }
    }

    /// Whether an agent is offered for a variant.
    default boolean isOffered(String variant, String agent) {
        return levels().stream()
                .anyMatch(level -> level.plays(variant) && level.agent().equals(agent));
    }

    /// A stored move as anybody may see it while the game goes on, read without the position.
    default String publicMove(String move) {
        return move;
    }

    /// What pages call an agent; its name when nobody offers it any more.
    default String title(String agent) {
        return levels().stream()
                .filter(level -> level.agent().equals(agent))
                .map(Level::title)
                .findFirst()
                .orElse(agent);
    }
}
