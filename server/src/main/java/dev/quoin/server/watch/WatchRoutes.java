package dev.quoin.server.watch;

import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.store.StoredGame;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// `/api/watch`: games between two agents. They are viewed like any other game, and continue while somebody
/// is watching.
public final class WatchRoutes implements Routes {
    private static final double LONGEST_PAUSE_SECONDS = 10;
    private static final double USUAL_PAUSE_SECONDS = 1;

    private final List<Rooms<?, ?>> rooms;

    /// Creates routes for the rooms of every game that can be watched.
    public WatchRoutes(List<Rooms<?, ?>> rooms) {
        this.rooms = List.copyOf(rooms);
    }

    /// A request for a new game.
    record NewWatch(
            String game,
            @Nullable String variant,
            List<String> agents,
            @Nullable Double pause) {
        NewWatch {
            if (game == null) {
                throw new IllegalArgumentException("'game' is missing");
            }
            if (agents == null || agents.size() != 2 || agents.contains(null) || agents.contains("")) {
                throw new IllegalArgumentException("'agents' must name two agents");
            }
            if (pause != null && !(pause >= 0 && pause <= LONGEST_PAUSE_SECONDS)) {
                throw new IllegalArgumentException(
                        "'pause' must be 0 to " + LONGEST_PAUSE_SECONDS + " seconds, got " + pause);
            }
        }
    }

    @Override
    public void addTo(Router router) {
        router.post("/api/watch", Cost.DEAR, this::begin);
    }

    private void begin(Call call) {
        NewWatch request = call.body(NewWatch.class);
        Rooms<?, ?> room = rooms.stream()
                .filter(hosting -> hosting.hosted().kind().equals(request.game()))
                .findFirst()
                .orElseThrow(() -> Refused.unreadable("game must be " + kinds() + ", got '" + request.game() + "'"));
        String usual = room.hosted().defaultVariant();
        String variant = usual.isEmpty() || request.variant() == null ? usual : request.variant();
        double pause = request.pause() == null ? USUAL_PAUSE_SECONDS : request.pause();
        int pauseMillis = (int) Math.round(pause * 1000);
        String id = room.begin(variant, call.player(), StoredGame.NOBODY, request.agents(), pauseMillis);
        call.created("/api/" + request.game() + "/games/" + id, json -> {
            json.writeStringProperty("game", request.game());
            json.writeStringProperty("id", id);
        });
    }

    private String kinds() {
        return rooms.stream().map(room -> room.hosted().kind()).collect(Collectors.joining(" or "));
    }
}
