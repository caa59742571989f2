package dev.quoin.arena.selfplay;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Plays the missing games of a range, several in parallel, and writes them in order. Mutable, single-use.
///
/// The bytes of the files depend neither on the number of parallel games nor on interruptions. The files of
/// consecutive ranges, one after the other, are the file of the whole range.
///
/// @param <P> a position
/// @param <M> a move
public final class SelfPlayRun<P, M> {
    /// How long running games may continue after an interruption, before they are abandoned.
    private static final Duration TO_FINISH = Duration.ofSeconds(2);

    private static final Duration TO_GIVE_UP = Duration.ofSeconds(4);
    private static final int LEAD_PER_JOB = 64;

    private final SelfPlayConfig<P, M> config;
    private final SelfPlayFolder folder;
    private final SelfPlayListener listener;
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private volatile boolean givenUp;

    /// Creates a run in a folder.
    public SelfPlayRun(SelfPlayConfig<P, M> config, SelfPlayFolder folder, SelfPlayListener listener) {
        this.config = config;
        this.folder = folder;
        this.listener = listener;
    }

    /// Plays until all games are in the folder or this thread is interrupted; returns whether all are there.
    ///
    /// @throws SelfPlayException when the folder contains something else, or an agent fails
    public boolean play(GameRange range, int jobs) {
        if (jobs < 1) {
            throw new IllegalArgumentException("self-play needs at least 1 job, got " + jobs);
        }
        folder.prepare(config);
        try (GamesFile file = GamesFile.open(folder.games(), range)) {
            listener.began(file.played(), range.size());
            var order = new GameOrder(range.first() + file.played(), range.last(), LEAD_PER_JOB * jobs, file::append);
            var ended = new CountDownLatch(jobs);
            var workers = new ArrayList<Thread>();
            for (int job = 1; job <= jobs; job++) {
                workers.add(Thread.ofPlatform().daemon().name("selfplay-" + job).start(() -> work(order, ended)));
            }
            await(ended, workers, order);
            RuntimeException why = failure.get();
            if (why != null) {
                throw why;
            }
            return file.played() == range.size();
        }
    }

    /// Waits for all workers. If interrupted, it gives running games a moment to finish and then abandons them.
    private void await(CountDownLatch ended, List<Thread> workers, GameOrder order) {
        try {
            ended.await();
        } catch (InterruptedException hurry) {
            order.close();
            if (!awaitAtMost(ended, TO_FINISH)) {
                givenUp = true;
                workers.forEach(Thread::interrupt);
                boolean _ = awaitAtMost(ended, TO_GIVE_UP);
            }
            Thread.currentThread().interrupt();
        }
    }

    private static boolean awaitAtMost(CountDownLatch ended, Duration time) {
        try {
            return ended.await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException again) {
            return false;
        }
    }

    private void work(GameOrder order, CountDownLatch ended) {
        var players = new ArrayList<Player<P, M>>();
        try {
            config.contestants().forEach(each -> players.add(each.enter(Workspace.in(folder.root()))));
            for (OptionalInt game = order.next(); game.isPresent(); game = order.next()) {
                byte[] line = play(game.getAsInt(), players);
                if (givenUp) {
                    return;
                }
                order.ended(game.getAsInt(), line);
                told();
            }
        } catch (InterruptedException abandoned) {
            // Nothing is left to do: the run has been given up.
            Thread.currentThread().interrupt();
        } catch (RuntimeException why) {
            // Errors in an abandoned thread are not worth reporting.
            if (!givenUp) {
                failure.compareAndSet(null, why);
            }
        } catch (Error why) {
            failure.compareAndSet(null, new SelfPlayException("a game could not be played: " + why, why));
        } finally {
            // A worker ends when no game is left, or when the others must not wait for its game.
            order.close();
            players.forEach(Player::close);
            ended.countDown();
        }
    }

    private synchronized void told() {
        listener.finished();
    }

    private byte[] play(int game, List<Player<P, M>> players) {
        long seed = config.seedOf(game);
        GameRecord<P, M> record = GameRunner.of(config.ruleset(), config.terms())
                .play(seed, Integer.toString(game), config.bySeat(game, players));
        if (record.ending() instanceof Ending.Forfeited forfeited) {
            int seat = forfeited.reasons().keySet().iterator().next();
            String name = record.heading().names().get(seat);
            throw new SelfPlayException("agent " + name + " failed in game " + game + ": "
                    + forfeited.reason(seat).orElseThrow().message());
        }
        return new SelfPlayLine<>(config.ruleset()).write(game, seed, record);
    }
}
