package dev.quoin.server.catalogue;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.agent.Level;
import dev.quoin.server.daily.DailyGames;
import dev.quoin.server.daily.StoredDaily;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.StoredGame;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;

/// `/api/catalogue` and `/api/games`.
public final class CatalogueRoutes implements Routes {
    private static final int MOST_GAMES = 100;
    private static final int USUAL_GAMES = 20;

    private final String version;
    private final List<HostedGame<?, ?>> hosted;
    private final Supplier<List<Variant>> variants;
    private final Games games;
    private final DailyGames dailies;

    /// @param hosted all games that the server hosts
    /// @param variants supplies the variants of the crossword game
    /// @param games the stored games
    /// @param dailies the stored games of the daily puzzle
    public CatalogueRoutes(
            String version,
            List<HostedGame<?, ?>> hosted,
            Supplier<List<Variant>> variants,
            Games games,
            DailyGames dailies) {
        this.version = version;
        this.hosted = List.copyOf(hosted);
        this.variants = variants;
        this.games = games;
        this.dailies = dailies;
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/catalogue", this::catalogue);
        router.get("/api/games", this::games);
    }

    private void catalogue(Call call) {
        call.json(200, json -> {
            json.writeStringProperty("version", version);
            VariantShape.writeAll(json, variants.get());
            json.writeObjectPropertyStart("agents");
            hosted.forEach(game -> write(json, game.kind(), game.levels()));
            json.writeEndObject();
        });
    }

    private static void write(JsonGenerator json, String game, List<Level> levels) {
        json.writeArrayPropertyStart(game);
        for (Level level : levels) {
            json.writeStartObject();
            json.writeStringProperty("name", level.agent());
            json.writeStringProperty("title", level.title());
            json.writeStringProperty("description", level.description());
            level.rung().ifPresent(rung -> {
                json.writeNumberProperty("level", rung.number());
                json.writeNumberProperty("rating", rung.elo());
                json.writeNumberProperty("ratingError", rung.error());
            });
            if (!level.variants().isEmpty()) {
                json.writeArrayPropertyStart("variants");
                level.variants().forEach(json::writeString);
                json.writeEndArray();
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void games(Call call) {
        int limit = call.query("limit", 1, MOST_GAMES, USUAL_GAMES);
        var kept = new ArrayList<Listed>();
        games.ofPlayer(call.player(), limit)
                .forEach(game -> kept.add(new Listed(game.touched(), json -> inShort(json, game))));
        dailies.ofPlayer(call.player(), limit)
                .forEach(game -> kept.add(new Listed(game.touched(), json -> inShort(json, game))));
        kept.sort(Comparator.comparing(Listed::touched).reversed());
        call.json(200, json -> {
            json.writeArrayPropertyStart("games");
            kept.stream().limit(limit).forEach(game -> game.writer().accept(json));
            json.writeEndArray();
        });
    }

    /// An entry for a game of any kind.
    private record Listed(Instant touched, Consumer<JsonGenerator> writer) {}

    private static void inShort(JsonGenerator json, StoredDaily game) {
        json.writeStartObject();
        json.writeStringProperty("game", "daily");
        json.writeStringProperty("id", game.id());
        json.writeStringProperty("begun", game.begun().toString());
        json.writeStringProperty("touched", game.touched().toString());
        json.writeBooleanProperty("over", game.isFinished());
        json.writeStringProperty("date", game.date().toString());
        json.writeArrayPropertyStart("scores");
        json.writeNumber(game.total());
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void inShort(JsonGenerator json, StoredGame game) {
        int own = game.seat();
        json.writeStartObject();
        json.writeStringProperty("game", game.kind());
        json.writeStringProperty("id", game.id());
        json.writeStringProperty("begun", game.begun().toString());
        json.writeStringProperty("touched", game.touched().toString());
        json.writeBooleanProperty("over", game.finished());
        if (game.archived()) {
            json.writeBooleanProperty("archived", true);
        }
        if (!game.variant().isEmpty()) {
            json.writeStringProperty("variant", game.variant());
        }
        json.writeStringProperty("opponent", game.agents().get(1 - own));
        json.writeArrayPropertyStart("scores");
        json.writeNumber(game.points().get(own));
        json.writeNumber(game.points().get(1 - own));
        json.writeEndArray();
        json.writeEndObject();
    }
}
