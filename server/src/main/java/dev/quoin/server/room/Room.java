package dev.quoin.server.room;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.Games.Loaded;
import dev.quoin.server.store.StoredGame;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A game in memory. Thread-safe: changes are made one at a time, and each is stored before anybody sees it.
///
/// Another server may change the same game: a change that does not follow the state in the database is
/// rejected, and the game is reloaded. The same happens after a write whose outcome is unknown.
///
/// @param <P> a position
/// @param <M> a move
public final class Room<P, M> {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);

    private final Games games;
    private final Ruleset<P, M> ruleset;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private volatile GameState<P, M> state;
    private volatile boolean closed;

    /// Whether a write failed in such a way that it may have been committed.
    private volatile boolean unclear;

    private final AtomicInteger followers = new AtomicInteger();
    private @Nullable GameState<P, M> asked;

    Room(Games games, Ruleset<P, M> ruleset, InstantSource clock, GameState<P, M> state) {
        this.games = games;
        this.ruleset = ruleset;
        this.clock = clock;
        this.state = state;
    }

    /// Returns the current state.
    public GameState<P, M> state() {
        return state;
    }

    /// Returns whether the game in memory may differ from the one in the database; queries the database if
    /// other servers write to it too.
    ///
    /// @throws Refused with 404 when the game has been deleted
    boolean isOutdated() {
        if (unclear || !games.isShared()) {
            return unclear;
        }
        StoredGame stored = state.stored();
        return games.revision(stored.kind(), stored.id()).orElseThrow(() -> Rooms.unknown(stored.id()))
                != stored.revision();
    }

    /// Reads the game from the database.
    ///
    /// @throws Refused with 404 when it has been deleted
    /// @throws UnplayableException when this server cannot replay it
    void reload() {
        lock.lock();
        try {
            StoredGame known = state.stored();
            Loaded loaded = games.load(known.kind(), known.id()).orElseThrow(() -> Rooms.unknown(known.id()));
            // The same revision is the same game, so agents that have been asked about it need not be asked
            // again.
            if (loaded.game().revision() != known.revision()) {
                show(GameState.replayed(loaded.game(), ruleset, loaded.turns()));
            }
            unclear = false;
        } finally {
            lock.unlock();
        }
    }

    /// Returns the rules.
    public Ruleset<P, M> ruleset() {
        return ruleset;
    }

    /// Plays a move of a player.
    ///
    /// @param turn the number of turns the player has seen
    /// @param choice plays the move in this state, or throws
    /// @throws Refused when it is not this player's game or turn, or `choice` throws it
    /// @throws IllegalMoveException when `choice` throws it
    public GameState<P, M> play(String player, int turn, Function<GameState<P, M>, Turn<P, M>> choice) {
        return change(player, turn, now -> {
            if (now.toMove().orElse(StoredGame.NOBODY) != now.stored().seat()) {
                throw Refused.outOfTurn("it is not your turn");
            }
            return append(now, choice.apply(now), "");
        });
    }

    /// Undoes the player's last move and everything after it.
    ///
    /// @throws Refused when it is not this player's game or turn, or there is nothing to undo
    public GameState<P, M> undo(String player, int turn) {
        return change(player, turn, now -> {
            int kept = now.undoTo().orElseThrow(() -> Refused.byTheRules("you have no move to take back"));
            GameState<P, M> back = now.after(kept);
            GameState<P, M> after = back.keptAs(now.stored().undone(clock.instant(), back.standing()));
            keep(() -> games.takeBack(after.stored(), kept));
            return after;
        });
    }

    /// Resigns the game.
    ///
    /// @throws Refused when it is not this player's game or turn, or it is over
    public GameState<P, M> resign(String player, int turn) {
        return change(player, turn, now -> resigned(now, now.stored().seat(), ""));
    }

    /// Returns whether to ask the agent to move now; false if it has already been asked about this state.
    boolean beginThinking(GameState<P, M> about) {
        lock.lock();
        try {
            boolean anew = isSame(state, about) && !isSame(asked, about) && !closed;
            asked = anew ? about : asked;
            return anew;
        } finally {
            lock.unlock();
        }
    }

    /// Allows the agent to be asked again about a state, because it is no longer thinking about it.
    void forgetQuestion(GameState<P, M> about) {
        lock.lock();
        try {
            asked = isSame(asked, about) ? null : asked;
        } finally {
            lock.unlock();
        }
    }

    /// Adds the turn of an agent that was asked about this state. Does nothing if the game has changed
    /// since.
    ///
    /// @param trouble why the agent did not choose it, as a sentence for the player; empty if it did
    void reply(GameState<P, M> about, Turn<P, M> turn, String trouble) {
        settle(about, now -> append(now, turn, trouble));
    }

    /// Resigns for an agent that was asked about this state. Does nothing if the game has changed since.
    ///
    /// @param trouble why, as a sentence for the player
    void giveUp(GameState<P, M> about, int seat, String trouble) {
        settle(about, now -> resigned(now, seat, trouble));
    }

    private GameState<P, M> change(String player, int turn, Function<GameState<P, M>, GameState<P, M>> change) {
        lock.lock();
        try {
            GameState<P, M> now = state;
            if (now.seatOf(player) == StoredGame.NOBODY) {
                throw Refused.notYours("this game belongs to another player");
            }
            if (turn != now.turn()) {
                throw Refused.outOfTurn("the game is at turn " + now.turn() + ", but the request is for turn " + turn);
            }
            if (now.isOver()) {
                throw Refused.of(409, "over", "the game is over");
            }
            return show(change.apply(now));
        } catch (Outrun e) {
            throw Refused.outOfTurn("the game has changed in the meantime");
        } finally {
            lock.unlock();
        }
    }

    private void settle(GameState<P, M> about, Function<GameState<P, M>, GameState<P, M>> change) {
        lock.lock();
        try {
            if (unclear) {
                reload();
            }
            // Compared by identity: after an undo the same turn is a different question.
            if (isSame(state, about)) {
                show(change.apply(about));
            }
        } catch (Outrun e) {
            // Another server was faster; its move counts.
            LOG.atDebug().log("a reply came too late");
        } catch (Refused e) {
            if (!Rooms.isGone(e)) {
                throw e;
            }
            LOG.atDebug().log("the game of a reply has been deleted");
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(@Nullable Object one, @Nullable Object other) {
        return one == other;
    }

    private GameState<P, M> append(GameState<P, M> now, Turn<P, M> turn, String trouble) {
        GameState<P, M> next = now.with(turn);
        GameState<P, M> after = next.keptAs(now.stored().after(clock.instant(), next.standing(), trouble));
        String move = ruleset.game().notation().write(turn.before(), turn.move());
        keep(() -> games.addTurn(after.stored(), after.turn(), move));
        return after;
    }

    private GameState<P, M> resigned(GameState<P, M> now, int seat, String trouble) {
        GameState<P, M> after = now.keptAs(now.stored().resigned(clock.instant(), seat, trouble));
        keep(() -> games.update(after.stored()));
        return after;
    }

    /// Thrown when another server has changed the game first.
    private static final class Outrun extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Outrun() {
            super("another server has changed the game first", null, false, false);
        }
    }

    /// Writes to the database, and reloads the game if somebody else has changed it.
    private void keep(BooleanSupplier write) {
        // Until the write has completed, it is unknown whether it was committed, even if it throws.
        unclear = true;
        if (write.getAsBoolean()) {
            unclear = false;
        } else {
            reload();
            throw new Outrun();
        }
    }

    private GameState<P, M> show(GameState<P, M> after) {
        state = after;
        changed.signalAll();
        return after;
    }

    /// Waits until the state differs from the one seen; empty when it has not changed in time.
    public Optional<GameState<P, M>> after(GameState<P, M> seen, Duration timeout) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = timeout.toNanos();
            while (isSame(state, seen) && !closed && left > 0) {
                left = changed.awaitNanos(left);
            }
            return isSame(state, seen) ? Optional.empty() : Optional.of(state);
        } finally {
            lock.unlock();
        }
    }

    /// Returns whether somebody is waiting for the next move: a player or a spectator.
    boolean isAwaited() {
        return state.stored().seat() != StoredGame.NOBODY || isFollowed();
    }

    /// Returns whether anybody is watching, including the player.
    boolean isFollowed() {
        return followers.get() > 0;
    }

    /// Returns whether a write failed in such a way that it may have been committed.
    boolean isUnclear() {
        return unclear;
    }

    /// Runs `following` while counting as a spectator.
    void follow(Runnable following) {
        followers.incrementAndGet();
        try {
            following.run();
        } finally {
            followers.decrementAndGet();
        }
    }

    /// Returns whether the game was deleted, or the server is about to stop.
    public boolean isClosed() {
        return closed;
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
