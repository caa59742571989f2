package dev.quoin.server.room;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.store.GameId;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.StoredGame;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// The rooms of one kind of game: those in use, and some that were used lately. Thread-safe.
///
/// @param <P> a position
/// @param <M> a move
public final class Rooms<P, M> implements AutoCloseable {
    private static final int MOST_KEPT = 2000;

    private final HostedGame<P, M> hosted;
    private final Games games;
    private final AgentExecutor executor;
    private final InstantSource clock;
    private final Map<String, Entry<P, M>> entries = new ConcurrentHashMap<>();

    /// A room and how many are using it, who must all see the same one.
    private record Entry<P, M>(Room<P, M> room, int users) {}

    public Rooms(HostedGame<P, M> hosted, Games games, AgentExecutor executor, InstantSource clock) {
        this.hosted = hosted;
        this.games = games;
        this.executor = executor;
        this.clock = clock;
    }

    /// What is played here.
    public HostedGame<P, M> hosted() {
        return hosted;
    }

    /// What can be asked of the games here.
    public Routes routes() {
        return hosted.routes(this);
    }

    /// How many games are in memory.
    public int size() {
        return entries.size();
    }

    /// Begins a game; an agent that moves first is asked at once.
    ///
    /// @param player who starts it
    /// @param seat where that player sits, or [StoredGame#NOBODY]
    /// @param agents by seat, empty where the player sits
    public String begin(String variant, String player, int seat, List<String> agents, int pauseMillis) {
        Ruleset<P, M> ruleset = hosted.ruleset(variant);
        for (int other = 0; other < agents.size(); other++) {
            if (other != seat) {
                hosted.contestant(variant, agents.get(other));
            }
        }
        Instant now = clock.instant();
        var stored = new StoredGame(
                GameId.create(),
                hosted.kind(),
                variant,
                TurnRandom.newSeed(),
                player,
                seat,
                agents,
                pauseMillis,
                now,
                now,
                StoredGame.NOBODY,
                false,
                List.of(0, 0));
        GameState<P, M> state = GameState.replayed(stored, ruleset, List.of());
        GameState<P, M> begun = state.keptAs(stored.touched(now, false, ruleset.points(state.position())));
        games.add(begun.stored());
        return stored.id();
    }

    /// Uses the room of a game, which is read from the database when it is not in memory; when it is an agent's turn
    /// afterwards, it is asked.
    ///
    /// @throws Refused with 404 when there is no such game
    public <R> R visit(String id, Function<Room<P, M>, R> visit) {
        Room<P, M> room = enter(id);
        try {
            R result = visit.apply(room);
            ask(room);
            return result;
        } finally {
            leave(id);
        }
    }

    private Room<P, M> enter(String id) {
        return entries.compute(
                        id,
                        (key, entry) ->
                                entry == null ? new Entry<>(open(id), 1) : new Entry<>(entry.room(), entry.users() + 1))
                .room();
    }

    private void leave(String id) {
        entries.computeIfPresent(id, (key, entry) -> new Entry<>(entry.room(), entry.users() - 1));
        if (entries.size() > MOST_KEPT) {
            entries.values().removeIf(entry -> entry.users() == 0);
        }
    }

    private Room<P, M> open(String id) {
        StoredGame stored = games.find(hosted.kind(), id)
                .orElseThrow(() -> Refused.unknown("there is no game with the id '" + id + "'"));
        Ruleset<P, M> ruleset = hosted.ruleset(stored.variant());
        GameState<P, M> state = GameState.replayed(stored, ruleset, games.moves(id));
        return new Room<>(games, ruleset, clock, state);
    }

    /// Asks the agent whose turn it is, if it is one's, unless it has been asked already.
    void ask(Room<P, M> room) {
        GameState<P, M> now = room.state();
        String id = now.stored().id();
        now.agentToMove().filter(agent -> room.beginThinking(now)).ifPresent(agent -> {
            // The room must stay in memory while an answer to it is on the way.
            Room<P, M> kept = enter(id);
            var contestant = hosted.contestant(now.stored().variant(), agent);
            executor.ask(kept, now, contestant, () -> askFollowed(kept), () -> leave(id));
        });
    }

    /// Agents that play each other stop when nobody looks; the next visit asks them again.
    private void askFollowed(Room<P, M> room) {
        if (room.isFollowed()) {
            ask(room);
        }
    }

    /// Forgets the rooms of a player whose games have been deleted.
    public void forget(String player) {
        entries.values()
                .removeIf(entry -> entry.room().state().stored().player().equals(player));
    }

    /// Tells everybody who waits that the server is about to stop.
    @Override
    public void close() {
        entries.values().forEach(entry -> entry.room().close());
    }
}
