package dev.quoin.server.catalogue;

import dev.quoin.game.agent.Rung;
import dev.quoin.game.rating.PlayerRating;
import dev.quoin.game.rating.PlayerRating.Prior;
import dev.quoin.game.rating.RatedResult;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.StoredGame;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// `/api/ratings`: the player's rating in each game, from the latest games against rated levels.
///
/// Only finished games on the default board count in which the player took back nothing.
public final class RatingRoutes implements Routes {
    private final List<HostedGame<?, ?>> hosted;
    private final Games games;

    /// @param hosted all games that the server hosts
    /// @param games the stored games
    public RatingRoutes(List<HostedGame<?, ?>> hosted, Games games) {
        this.hosted = List.copyOf(hosted);
        this.games = games;
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/ratings", this::ratings);
    }

    private void ratings(Call call) {
        List<StoredGame> played = games.ofPlayer(call.player(), PlayerRating.LATEST_GAMES);
        call.json(200, json -> {
            json.writeArrayPropertyStart("ratings");
            hosted.forEach(game -> rating(game, played).ifPresent(rating -> write(json, game.kind(), rating)));
            json.writeEndArray();
        });
    }

    private static Optional<PlayerRating> rating(HostedGame<?, ?> game, List<StoredGame> played) {
        List<RatedResult> results =
                played.stream().flatMap(each -> result(game, each).stream()).toList();
        return results.isEmpty() ? Optional.empty() : Optional.of(PlayerRating.of(Prior.of(game.levels()), results));
    }

    private static Optional<RatedResult> result(HostedGame<?, ?> game, StoredGame played) {
        boolean counts = played.kind().equals(game.kind())
                && played.variant().equals(game.defaultVariant())
                && played.finished()
                && played.undos() == 0;
        int own = played.seat();
        return counts
                ? game.levels().stream()
                        .filter(level -> level.agent().equals(played.agents().get(1 - own)))
                        .flatMap(level -> level.rung().stream())
                        .findFirst()
                        .map(rung -> result(rung, played, own))
                : Optional.empty();
    }

    private static RatedResult result(Rung opponent, StoredGame played, int own) {
        return played.resigned() == StoredGame.NOBODY
                ? RatedResult.of(
                        opponent.elo(),
                        played.points().get(own),
                        played.points().get(1 - own))
                : new RatedResult(opponent.elo(), played.resigned() == own ? 0 : 1);
    }

    private static void write(JsonGenerator json, String game, PlayerRating rating) {
        json.writeStartObject();
        json.writeStringProperty("game", game);
        json.writeNumberProperty("rating", Math.round(rating.elo()));
        json.writeNumberProperty("error", Math.round(rating.error()));
        json.writeNumberProperty("games", rating.games());
        json.writeEndObject();
    }
}
