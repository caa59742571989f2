package dev.quoin.server.room;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Notation;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.StoredGame;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One game in memory. Thread-safe: changes happen one after the other, and each is kept before anybody sees it.
///
/// @param <P> a position
/// @param <M> a move
public final class Room<P, M> {
    private final Games games;
    private final Discipline<P, M> discipline;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private volatile Standing<P, M> standing;
    private volatile boolean closed;
    private final AtomicInteger followers = new AtomicInteger();
    private @Nullable Standing<P, M> asked;

    Room(Games games, Discipline<P, M> discipline, InstantSource clock, Standing<P, M> standing) {
        this.games = games;
        this.discipline = discipline;
        this.clock = clock;
        this.standing = standing;
    }

    /// The game as it stands.
    public Standing<P, M> standing() {
        return standing;
    }

    /// The rules.
    public Discipline<P, M> discipline() {
        return discipline;
    }

    /// Makes a player's move.
    ///
    /// @param turn how many turns the player has seen
    /// @param choice the move in the position
    /// @throws Refused when it is not this player's game or turn, or `choice` says so
    /// @throws IllegalMoveException when the rules forbid it
    public Standing<P, M> play(String player, int turn, Function<Standing<P, M>, M> choice) {
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
    public Standing<P, M> undo(String player, int turn) {
        return change(player, turn, now -> {
            int kept = now.undoTo().orElseThrow(() -> Refused.byTheRules("there is no move of yours to take back"));
            Standing<P, M> back = now.after(kept);
            Standing<P, M> after =
                    back.keptAs(now.stored().touched(clock.instant(), false, discipline.points(back.position())));
            games.takeBack(after.stored(), kept);
            return after;
        });
    }

    /// Gives the game up.
    ///
    /// @throws Refused when it is not this player's game or turn, or it is over
    public Standing<P, M> resign(String player, int turn) {
        return change(player, turn, now -> resigned(now, now.stored().seat()));
    }

    /// Whether the agent to move shall be asked now; not when it has been asked about this very standing before.
    boolean beginThinking(Standing<P, M> about) {
        lock.lock();
        try {
            boolean anew = isSame(standing, about) && !isSame(asked, about) && !closed;
            asked = anew ? about : asked;
            return anew;
        } finally {
            lock.unlock();
        }
    }

    /// Lets the agent be asked again after something went wrong.
    void forgetQuestion() {
        lock.lock();
        try {
            asked = null;
        } finally {
            lock.unlock();
        }
    }

    /// Makes the move of an agent that was asked when the game stood so; nothing happens when it has changed since.
    void reply(Standing<P, M> about, M move) {
        settle(about, now -> append(now, move));
    }

    /// Gives the game up for an agent that was asked when the game stood so.
    void giveUp(Standing<P, M> about, int seat) {
        settle(about, now -> resigned(now, seat));
    }

    private Standing<P, M> change(String player, int turn, Function<Standing<P, M>, Standing<P, M>> change) {
        lock.lock();
        try {
            Standing<P, M> now = standing;
            if (now.seatOf(player) == StoredGame.NOBODY) {
                throw Refused.notYours("this is somebody else's game");
            }
            if (turn != now.turn()) {
                throw Refused.outOfTurn("the game has had " + now.turn() + " turns, the request is meant for " + turn);
            }
            if (now.isOver()) {
                throw Refused.of(409, "over", "the game is over");
            }
            return show(change.apply(now));
        } finally {
            lock.unlock();
        }
    }

    private void settle(Standing<P, M> about, Function<Standing<P, M>, Standing<P, M>> change) {
        lock.lock();
        try {
            // Compared by identity: after an undo the same turn is another question.
            if (isSame(standing, about)) {
                show(change.apply(about));
            }
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(@Nullable Object one, @Nullable Object other) {
        return one == other;
    }

    private Standing<P, M> append(Standing<P, M> now, M move) {
        Notation<P, M> notation = discipline.game().notation();
        // In the form that is read back, so that the game in memory is the one that a restart finds.
        M kept = notation.read(now.position(), notation.write(now.position(), move));
        String text = notation.write(now.position(), kept);
        Standing<P, M> next = now.with(kept);
        Standing<P, M> after =
                next.keptAs(now.stored().touched(clock.instant(), next.isOver(), discipline.points(next.position())));
        games.addTurn(after.stored(), after.turn(), text);
        return after;
    }

    private Standing<P, M> resigned(Standing<P, M> now, int seat) {
        Standing<P, M> after = now.keptAs(now.stored().resigned(clock.instant(), seat));
        games.update(after.stored());
        return after;
    }

    private Standing<P, M> show(Standing<P, M> after) {
        standing = after;
        changed.signalAll();
        return after;
    }

    /// Waits until the game stands otherwise than it was seen; empty when it has not changed in time.
    public Optional<Standing<P, M>> after(Standing<P, M> seen, Duration patience) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = patience.toNanos();
            while (isSame(standing, seen) && !closed && left > 0) {
                left = changed.awaitNanos(left);
            }
            return isSame(standing, seen) ? Optional.empty() : Optional.of(standing);
        } finally {
            lock.unlock();
        }
    }

    /// Whether somebody waits for the next move: a person at the board, or one who looks on.
    boolean isFollowed() {
        return standing.stored().seat() != StoredGame.NOBODY || followers.get() > 0;
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

    /// Whether the server is about to stop.
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
