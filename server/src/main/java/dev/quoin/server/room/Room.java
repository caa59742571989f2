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

/// One game in memory. Thread-safe: changes happen one after the other, and each is kept before anybody sees it.
///
/// Another server may change the same game: a change that does not follow what the database has is refused, and the
/// game is read again. So it is after a write of which nobody knows whether it was kept.
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

    /// Whether a write failed in such a way that it may have been kept.
    private volatile boolean unclear;

    private final AtomicInteger followers = new AtomicInteger();
    private @Nullable GameState<P, M> asked;

    Room(Games games, Ruleset<P, M> ruleset, InstantSource clock, GameState<P, M> state) {
        this.games = games;
        this.ruleset = ruleset;
        this.clock = clock;
        this.state = state;
    }

    /// The game as it stands.
    public GameState<P, M> state() {
        return state;
    }

    /// Whether the game in memory may differ from the one in the database; asks the database when other servers write
    /// to it too.
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
            // The same revision is the same game, and those who have been asked about it need not be asked again.
            if (loaded.game().revision() != known.revision()) {
                show(GameState.replayed(loaded.game(), ruleset, loaded.turns()));
            }
            unclear = false;
        } finally {
            lock.unlock();
        }
    }

    /// The rules.
    public Ruleset<P, M> ruleset() {
        return ruleset;
    }

    /// Makes a player's move.
    ///
    /// @param turn how many turns the player has seen
    /// @param choice plays the move in this state, or throws
    /// @throws Refused when it is not this player's game or turn, or `choice` says so
    /// @throws IllegalMoveException when `choice` throws it
    public GameState<P, M> play(String player, int turn, Function<GameState<P, M>, Turn<P, M>> choice) {
        return change(player, turn, now -> {
            if (now.toMove().orElse(StoredGame.NOBODY) != now.stored().seat()) {
                throw Refused.outOfTurn("it is not your turn");
            }
            return append(now, choice.apply(now));
        });
    }

    /// Takes back the player's last move and what followed.
    ///
    /// @throws Refused when it is not this player's game or turn, or there is nothing to take back
    public GameState<P, M> undo(String player, int turn) {
        return change(player, turn, now -> {
            int kept = now.undoTo().orElseThrow(() -> Refused.byTheRules("you have no move to take back"));
            GameState<P, M> back = now.after(kept);
            GameState<P, M> after = back.keptAs(now.stored().undone(clock.instant(), back.standing()));
            keep(() -> games.takeBack(after.stored(), kept));
            return after;
        });
    }

    /// Gives the game up.
    ///
    /// @throws Refused when it is not this player's game or turn, or it is over
    public GameState<P, M> resign(String player, int turn) {
        return change(player, turn, now -> resigned(now, now.stored().seat()));
    }

    /// Whether the agent to move shall be asked now; not when it has been asked about this very standing before.
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

    /// Lets the agent be asked again about a state, because nobody is thinking about it any more.
    void forgetQuestion(GameState<P, M> about) {
        lock.lock();
        try {
            asked = isSame(asked, about) ? null : asked;
        } finally {
            lock.unlock();
        }
    }

    /// Adds the turn of an agent that was asked about this state. Does nothing when the game has changed since.
    void reply(GameState<P, M> about, Turn<P, M> turn) {
        settle(about, now -> append(now, turn));
    }

    /// Resigns for an agent that was asked about this state. Does nothing when the game has changed since.
    void giveUp(GameState<P, M> about, int seat) {
        settle(about, now -> resigned(now, seat));
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
            // Compared by identity: after an undo the same turn is another question.
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

    private GameState<P, M> append(GameState<P, M> now, Turn<P, M> turn) {
        GameState<P, M> next = now.with(turn);
        GameState<P, M> after = next.keptAs(now.stored().after(clock.instant(), next.standing()));
        String move = ruleset.game().notation().write(turn.before(), turn.move());
        keep(() -> games.addTurn(after.stored(), after.turn(), move));
        return after;
    }

    private GameState<P, M> resigned(GameState<P, M> now, int seat) {
        GameState<P, M> after = now.keptAs(now.stored().resigned(clock.instant(), seat));
        keep(() -> games.update(after.stored()));
        return after;
    }

    /// Another server has changed the game first.
    private static final class Outrun extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Outrun() {
            super("another server has changed the game first", null, false, false);
        }
    }

    /// Writes to the database, and reads the game again when somebody else has changed it.
    private void keep(BooleanSupplier write) {
        // Until the write has ended nobody knows whether it was kept, not even when it throws.
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

    /// Waits until the game stands otherwise than it was seen; empty when it has not changed in time.
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

    /// Whether somebody waits for the next move: a person at the board, or one who looks on.
    boolean isAwaited() {
        return state.stored().seat() != StoredGame.NOBODY || isFollowed();
    }

    /// Whether somebody looks on, the player among them.
    boolean isFollowed() {
        return followers.get() > 0;
    }

    /// Whether a write failed in such a way that it may have been kept.
    boolean isUnclear() {
        return unclear;
    }

    /// Runs `following` as one who looks on.
    void follow(Runnable following) {
        followers.incrementAndGet();
        try {
            following.run();
        } finally {
            followers.decrementAndGet();
        }
    }

    /// Whether the game is gone, or the server is about to stop.
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
