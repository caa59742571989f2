package dev.quoin.server.room;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.store.GameId;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.Games.Loaded;
import dev.quoin.server.store.Lease;
import dev.quoin.server.store.StoredGame;
import dev.quoin.server.store.StoredTurn;
import dev.quoin.server.work.WorkScheduler;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The rooms of one kind of game: those in use, and some that were used recently. Thread-safe.
///
/// @param <P> a position
/// @param <M> a move
public final class Rooms<P, M> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
    private static final int MOST_KEPT = 2000;
    private static final long IDLE_NANOS = Duration.ofMinutes(10).toNanos();
    private static final int MOST_TAKEN_OVER = 20;

    private final HostedGame<P, M> hosted;
    private final Games games;
    private final GameLimits limits;
    private final AgentExecutor executor;
    private final ReplyLeases replies;
    private final InstantSource clock;
    private final Map<String, Entry<P, M>> entries = new ConcurrentHashMap<>();

    /// Agents that are offered but could not be used, by variant and name.
    private final Set<String> unusable = ConcurrentHashMap.newKeySet();

    private volatile boolean closed;

    /// A room and the number of its users, who must all see the same one.
    ///
    /// @param left when the last user left, by [System#nanoTime]
    private record Entry<P, M>(Room<P, M> room, int users, long left) {}

    public Rooms(
            HostedGame<P, M> hosted,
            Games games,
            GameLimits limits,
            AgentExecutor executor,
            ReplyLeases replies,
            InstantSource clock) {
        this.hosted = hosted;
        this.games = games;
        this.limits = limits;
        this.executor = executor;
        this.replies = replies;
        this.clock = clock;
    }

    /// Returns the kind of game.
    public HostedGame<P, M> hosted() {
        return hosted;
    }

    /// Returns the routes for these games.
    ///
    /// @param scheduler runs searches for requests
    public Routes routes(WorkScheduler scheduler) {
        return hosted.routes(this, scheduler);
    }

    /// Returns the number of games in memory.
    public int size() {
        return entries.size();
    }

    /// Starts a game.
    ///
    /// @param player the player who starts it
    /// @param seat the seat of that player, or [StoredGame#NOBODY]
    /// @param agents the agents by seat, empty for the player's seat
    /// @throws Refused with 404 when there is no such variant or agent, with 409 when the player has too many games
    public String begin(String variant, String player, int seat, List<String> agents, int pauseMillis) {
        Ruleset<P, M> ruleset = hosted.ruleset(variant);
        for (int other = 0; other < agents.size(); other++) {
            if (other != seat) {
                hosted.contestant(variant, agents.get(other));
            }
        }
        makeRoom(player, seat);
        var stored = StoredGame.begun(
                GameId.create(),
                hosted.kind(),
                variant,
                TurnRandom.newSeed(),
                player,
                seat,
                agents,
                pauseMillis,
                clock.instant());
        GameState<P, M> state = GameState.replayed(stored, ruleset, List.of());
        games.add(stored.starting(state.standing()));
        return stored.id();
    }

    /// Rejects another game of a player who has too many. Nobody can end a game between agents, so the
    /// oldest of those are archived instead.
    private void makeRoom(String player, int seat) {
        int most = limits.openPerPlayer();
        if (seat == StoredGame.NOBODY) {
            games.archiveWatched(player, most - 1, clock.instant());
        } else if (games.openGames(player) >= most) {
            throw Refused.of(
                    409,
                    "too-many-games",
                    "you have " + most
                            + " unfinished games, the maximum on this server. Finish or resign one of them first");
        }
    }

    /// Uses the room of a game, which is loaded from the database if it is not in memory or has changed. If
    /// an agent is to move afterwards, it is asked for its move.
    ///
    /// @throws Refused with 404 when there is no such game, with 409 when it cannot be replayed
    public <R> R visit(String id, Function<Room<P, M>, R> visit) {
        return visit(id, visit, game -> {
            throw unplayable(game, StoredGame.NOBODY);
        });
    }

    /// Uses the room of a game like the method above, or what is known about a game that cannot be replayed.
    <R> R visit(String id, Function<Room<P, M>, R> visit, Function<UnplayableGame, R> unplayable) {
        try {
            Room<P, M> room = enter(id);
            try {
                R result = visit.apply(room);
                ask(room);
                return result;
            } finally {
                leave(id);
            }
        } catch (UnplayableException e) {
            return unplayable.apply(unplayable(id, e));
        }
    }

    private Room<P, M> enter(String id) {
        var opened = new AtomicBoolean();
        Room<P, M> room = entries.compute(id, (key, entry) -> {
                    opened.set(entry == null);
                    return entry == null ? new Entry<>(open(id), 1, 0) : used(entry, 1);
                })
                .room();
        try {
            if (!opened.get() && room.isOutdated()) {
                room.reload();
            }
            return room;
        } catch (RuntimeException e) {
            leave(id);
            if (isGone(e)) {
                drop(room);
            }
            throw e;
        }
    }

    /// Keeps a room in memory for a user who has entered it before.
    private void stay(Room<P, M> room) {
        entries.compute(
                room.state().stored().id(), (key, entry) -> entry == null ? new Entry<>(room, 1, 0) : used(entry, 1));
    }

    private void leave(String id) {
        entries.computeIfPresent(id, (key, entry) -> used(entry, -1));
        if (entries.size() > MOST_KEPT) {
            entries.values().removeIf(entry -> entry.users() <= 0);
        }
    }

    private static <P, M> Entry<P, M> used(Entry<P, M> entry, int change) {
        return new Entry<>(entry.room(), entry.users() + change, System.nanoTime());
    }

    /// Closes a room whose game was deleted or can no longer be replayed, and its event streams.
    private void drop(Room<P, M> room) {
        room.close();
        entries.values().removeIf(entry -> isSame(entry.room(), room));
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(@Nullable Object one, @Nullable Object other) {
        return one == other;
    }

    private Room<P, M> open(String id) {
        Loaded loaded = games.load(hosted.kind(), id).orElseThrow(() -> unknown(id));
        Ruleset<P, M> ruleset = ruleset(loaded.game().variant());
        return new Room<>(games, ruleset, clock, GameState.replayed(loaded.game(), ruleset, loaded.turns()));
    }

    private Ruleset<P, M> ruleset(String variant) {
        try {
            return hosted.ruleset(variant);
        } catch (Refused e) {
            throw new UnplayableException(
                    "This server no longer has the variant '" + variant
                            + "'. The game continues when the server is started with it again.",
                    e);
        }
    }

    /// Returns whether a failure means that a game was deleted or can no longer be replayed, rather than
    /// that the database does not respond.
    static boolean isGone(RuntimeException failure) {
        return failure instanceof UnplayableException || failure instanceof Refused refused && refused.status() == 404;
    }

    static Refused unknown(String id) {
        return Refused.unknown("no such game: '" + id + "'");
    }

    private UnplayableGame unplayable(String id, UnplayableException reason) {
        LOG.atWarn().addKeyValue("game", id).setCause(reason).log("a game cannot be replayed");
        Loaded loaded = games.load(hosted.kind(), id).orElseThrow(() -> unknown(id));
        StoredGame game = loaded.game();
        List<String> moves = loaded.turns().stream()
                .map(StoredTurn::move)
                .map(move -> game.finished() ? move : hosted.publicMove(move))
                .toList();
        return new UnplayableGame(game, moves, String.valueOf(reason.getMessage()));
    }

    /// Returns an error for a game that cannot be replayed, with what is known about the game.
    Refused unplayable(UnplayableGame game, int seat) {
        String advice =
                game.stored().finished() ? " You can export its moves." : " You can resign it, or export its moves.";
        return Refused.of(409, "unplayable", game.problem() + advice).with(json -> {
            json.writeObjectPropertyStart("unplayable");
            game.write(json, hosted, seat);
            json.writeEndObject();
        });
    }

    /// Resigns for the player of a game that cannot be replayed.
    ///
    /// @param turn the number of turns the player has seen
    /// @throws Refused when it is not this player's game or turn, or it is over
    void resign(UnplayableGame game, String player, int turn) {
        int seat = game.seatOf(player);
        if (seat == StoredGame.NOBODY) {
            throw Refused.notYours("this game belongs to another player");
        }
        if (game.stored().finished()) {
            throw Refused.of(409, "over", "the game is over");
        }
        if (turn != game.turn() || !games.update(game.stored().resigned(clock.instant(), seat))) {
            throw Refused.outOfTurn("the game has changed in the meantime");
        }
    }

    /// Returns why an unfinished game is stuck, or why an agent did not choose its last move; usually empty.
    Optional<String> problem(GameState<P, M> state) {
        StoredGame stored = state.stored();
        if (state.isOver() || !stored.trouble().isEmpty()) {
            return Optional.of(stored.trouble()).filter(trouble -> !trouble.isEmpty());
        }
        return stored.agents().stream()
                .filter(agent -> !agent.isEmpty())
                .filter(agent ->
                        !hosted.isOffered(stored.variant(), agent) || unusable.contains(stored.variant() + " " + agent))
                .findFirst()
                .map(agent -> "The opponent '" + agent
                        + "' is no longer available on this server, so the game cannot continue. You can resign it"
                        + " or export it.");
    }

    /// Asks the agent to move, if there is one, unless this or another server is already asking it.
    void ask(Room<P, M> room) {
        GameState<P, M> now = room.state();
        now.agentToMove().filter(agent -> !closed && room.beginThinking(now)).ifPresent(agent -> {
            // The room must stay in memory while a reply to it is pending.
            stay(room);
            var question = new Question(room, now, agent);
            executor.ask(room, now, question::take, question::replied, question::end);
        });
    }

    /// A request for an agent's move, from the lease to the reply.
    private final class Question {
        private final Room<P, M> room;
        private final GameState<P, M> about;
        private final String agent;
        private final AtomicBoolean answered = new AtomicBoolean();
        private volatile @Nullable Lease lease;

        Question(Room<P, M> room, GameState<P, M> about, String agent) {
            this.room = room;
            this.about = about;
            this.agent = agent;
        }

        /// Returns the contestant to ask; empty when another server asks it, or the agent no longer exists.
        Optional<Contestant<P, M>> take() {
            Optional<Lease> taken = replies.take(about.stored());
            lease = taken.orElse(null);
            String variant = about.stored().variant();
            try {
                Optional<Contestant<P, M>> contestant = taken.map(_ -> hosted.contestant(variant, agent));
                contestant.ifPresent(_ -> unusable.remove(variant + " " + agent));
                return contestant;
            } catch (Refused e) {
                LOG.atWarn()
                        .addKeyValue("agent", agent)
                        .addKeyValue("reason", e.getMessage())
                        .log("the agent of a game is no longer available");
                unusable.add(variant + " " + agent);
                games.dropReply(about.stored());
                return Optional.empty();
            }
        }

        void replied() {
            answered.set(true);
            Lease taken = lease;
            if (taken != null) {
                replies.release(taken);
            }
            // Games between agents pause when nobody is watching; the next visit resumes them.
            if (room.isAwaited()) {
                Rooms.this.ask(room);
            }
        }

        void end() {
            Lease taken = lease;
            if (!answered.get()) {
                room.forgetQuestion(about);
                if (taken != null && closed) {
                    replies.release(taken);
                } else if (taken != null) {
                    replies.backOff(taken);
                }
            }
            leave(about.stored().id());
        }
    }

    /// Handles a notification that a game was changed, perhaps by another server, or deleted.
    public void changed(String id) {
        Entry<P, M> entry = entries.get(id);
        if (entry != null && entry.room().isFollowed()) {
            Thread.startVirtualThread(() -> refresh(entry.room()));
        }
    }

    /// Shows spectators what other servers have changed.
    public void refresh() {
        entries.values().stream().map(Entry::room).filter(Room::isFollowed).forEach(this::refresh);
    }

    /// Reloads a game if another server has changed it, and asks the agent to move.
    void refresh(Room<P, M> room) {
        try {
            if (room.isOutdated()) {
                room.reload();
            }
            ask(room);
        } catch (RuntimeException e) {
            if (isGone(e)) {
                drop(room);
            } else {
                LOG.atDebug().setCause(e).log("a game could not be read; it is tried again");
            }
        }
    }

    /// Asks agents that are not being asked because a server has died or failed, and removes games from
    /// memory that have not been used for a while. Called periodically.
    void sweep() {
        entries.values().removeIf(entry -> entry.users() <= 0 && System.nanoTime() - entry.left() > IDLE_NANOS);
        for (Entry<P, M> entry : entries.values()) {
            Room<P, M> room = entry.room();
            if (room.isUnclear()) {
                refresh(room);
            } else if (room.isFollowed()) {
                ask(room);
            }
        }
        for (String id : games.repliesDue(hosted.kind(), MOST_TAKEN_OVER)) {
            try {
                visit(id, room -> room, game -> {
                    games.dropReply(game.stored());
                    throw unplayable(game, StoredGame.NOBODY);
                });
            } catch (Refused e) {
                LOG.atDebug().addKeyValue("game", id).log("a game cannot go on");
            }
        }
    }

    /// Removes the rooms of a player whose games have been deleted.
    public void forget(String player) {
        entries.values().stream()
                .map(Entry::room)
                .filter(room -> room.state().stored().player().equals(player))
                .forEach(this::drop);
    }

    /// Notifies all waiting clients that the server is about to stop.
    @Override
    public void close() {
        closed = true;
        entries.values().forEach(entry -> entry.room().close());
    }
}
