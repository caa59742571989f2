package dev.quoin.server.bot;

import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import tools.jackson.databind.JsonNode;

/// A kind of game in the server's API: its JSON as positions, moves as JSON. Immutable.
///
/// A game is found with [java.util.ServiceLoader], by [#kind].
///
/// @param <P> a position
/// @param <M> a move
public interface ApiGame<P, M> {
    /// Returns a copy with settings, such as `variant`.
    ///
    /// @throws IllegalArgumentException when they cannot be used; the message says why
    ApiGame<P, M> open(GameSettings settings);

    /// Returns the game of a kind, with its default settings.
    ///
    /// @throws IllegalArgumentException when there is none; the message lists the kinds
    static ApiGame<?, ?> named(String kind) {
        var kinds = new ArrayList<String>();
        for (ApiGame<?, ?> each : ServiceLoader.load(ApiGame.class, ApiGame.class.getClassLoader())) {
            if (each.kind().equals(kind)) {
                return each;
            }
            kinds.add(each.kind());
        }
        throw new IllegalArgumentException("no such game: '" + kind + "'. Games: " + String.join(", ", kinds));
    }

    /// Returns the name of the variant on the server; empty when the game has none.
    String variant();

    /// Returns the rules.
    Ruleset<P, M> ruleset();

    /// Returns the name in URLs, such as `crossword`.
    String kind();

    /// Returns the body of the request for a new game.
    ///
    /// @param seat the bot's seat
    String start(String opponent, int seat);

    /// Returns the bot's seat.
    int seat(JsonNode game);

    /// Returns the seat to move.
    int toMove(JsonNode game);

    /// Returns the position as the bot sees it.
    P position(JsonNode game);

    /// Returns the opponent's last move in the arena's notation; empty when there is none.
    String lastMove(JsonNode game);

    /// Returns the body of the request that plays a move.
    String move(JsonNode game, P position, M move);

    /// Returns the points by seat; the final ones once the game is over.
    List<Integer> points(JsonNode game);

    /// Returns the winner's seat of a finished game, or -1 in a draw.
    int winner(JsonNode game);
}
