package dev.quoin.arena.replay;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.match.GameNumber;
import dev.quoin.arena.match.MatchListener;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// Keeps the pages of a match up to date while it is played. Thread-safe.
///
/// @param <P> a position
/// @param <M> a move
public final class MatchFiles<P, M> implements MatchListener<P, M> {
    private static final long PAUSE_NANOS = 5_000_000_000L;

    /// Writing takes at most this share of the time.
    private static final int SHARE = 20;

    private final Optional<ReplayFiles<P, M>> replays;
    private final Runnable atBegin;
    private final Runnable update;
    private final ReentrantLock writing = new ReentrantLock();
    private long next;

    /// Creates the files of a match.
    ///
    /// @param replays the replays to write, if any
    /// @param atBegin runs once the log of the match is open
    /// @param update runs every few seconds while games are played
    public MatchFiles(Optional<ReplayFiles<P, M>> replays, Runnable atBegin, Runnable update) {
        this.replays = replays;
        this.atBegin = atBegin;
        this.update = update;
    }

    @Override
    public void resumed(GameNumber number, LoggedGame record) {
        replays.ifPresent(files -> files.add(number, record));
    }

    @Override
    public void began(int played, int games) {
        atBegin.run();
        write();
    }

    @Override
    public void finished(GameNumber number, LoggedGame record) {
        replays.ifPresent(files -> files.add(number, record));
        // A thread that finds another one writing continues with its games.
        if (writing.tryLock()) {
            try {
                if (System.nanoTime() - next >= 0) {
                    write();
                }
            } finally {
                writing.unlock();
            }
        }
    }

    private void write() {
        long start = System.nanoTime();
        replays.ifPresent(ReplayFiles::write);
        update.run();
        long took = System.nanoTime() - start;
        next = start + took + Math.max(PAUSE_NANOS, SHARE * took);
    }

    /// Writes what is not written yet, once all games have ended.
    public void close() {
        replays.ifPresent(ReplayFiles::write);
    }
}
