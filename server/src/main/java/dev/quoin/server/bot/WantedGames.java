package dev.quoin.server.bot;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// The games that a bot is to play.
///
/// @param opponent the name of the opponent
/// @param games the number of games
/// @param jobs the number of games at once
/// @param timeout how long to wait for a reply of the agent
public record WantedGames(String opponent, int games, int jobs, Duration timeout) {
    /// Checks that a server offers these games.
    ///
    /// @throws IllegalArgumentException when it does not; the message lists what it offers
    /// @throws IOException when there is no such server
    public void check(ServerLink link, ApiGame<?, ?> game) throws IOException, InterruptedException {
        JsonNode catalogue = link.catalogue();
        if (!catalogue.has("agents")) {
            throw new IOException("it is not a Quoin server");
        }
        String variant = game.variant();
        List<String> variants = names(catalogue.path("variants"), "");
        if (!variant.isEmpty() && !variants.contains(variant)) {
            throw new IllegalArgumentException(
                    "the server has no variant '" + variant + "'. Variants: " + String.join(", ", variants));
        }
        List<String> opponents = names(catalogue.path("agents").path(game.kind()), variant);
        if (!opponents.contains(opponent)) {
            throw new IllegalArgumentException("the server has no opponent '" + opponent + "' in this game. Opponents: "
                    + String.join(", ", opponents));
        }
    }

    /// Returns the names of those that play a variant.
    private static List<String> names(JsonNode list, String variant) {
        var names = new ArrayList<String>();
        for (JsonNode each : list) {
            var played = new ArrayList<String>();
            each.path("variants").forEach(one -> played.add(one.asString()));
            if (variant.isEmpty() || played.isEmpty() || played.contains(variant)) {
                names.add(each.path("name").asString());
            }
        }
        return names;
    }
}
