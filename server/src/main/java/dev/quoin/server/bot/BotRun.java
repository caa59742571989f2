package dev.quoin.server.bot;

import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// Plays several games of a contestant, several at once if wanted, each with a process of its own. Used once.
///
/// @param <P> a position
/// @param <M> a move
public final class BotRun<P, M> {
    private static final long LOOK_MILLIS = 50;

    private final ServerLink link;
    private final ApiGame<P, M> remote;
    private final Contestant<P, M> contestant;
    private final WantedGames wanted;
    private final Path room;
    private final Listener listener;
    private final AtomicInteger started = new AtomicInteger();
    private final AtomicBoolean lost = new AtomicBoolean();

    /// Gets the results as they come, from several threads.
    public interface Listener {
        /// Called after each game.
        void finished(BotResult result);

        /// Called when the server declines a request, or cannot be reached anymore.
        void lost(IOException why);
    }

    /// Creates a run.
    ///
    /// @param room a folder for the files of the contestant
    public BotRun(
            ServerLink link,
            ApiGame<P, M> remote,
            Contestant<P, M> contestant,
            WantedGames wanted,
            Path room,
            Listener listener) {
        this.link = link;
        this.remote = remote;
        this.contestant = contestant;
        this.wanted = wanted;
        this.room = room;
        this.listener = listener;
    }

    /// Plays until all games are over or it should stop; returns whether all games were played.
    public boolean play(BooleanSupplier isStopped) {
        var workers = new ArrayList<Thread>();
        for (int job = 0; job < Math.min(wanted.jobs(), wanted.games()) && !isStopped.getAsBoolean(); job++) {
            Path folder = room.resolve("bot-" + job);
            workers.add(Thread.ofPlatform().name("bot-" + job).start(() -> work(folder, isStopped)));
        }
        try {
            boolean told = false;
            while (workers.stream().anyMatch(Thread::isAlive)) {
                // Only once: a worker then resigns its game, which must not be interrupted.
                if (isStopped.getAsBoolean() && !told) {
                    told = true;
                    workers.forEach(Thread::interrupt);
                }
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            workers.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
        }
        return !lost.get() && !isStopped.getAsBoolean();
    }

    private void work(Path folder, BooleanSupplier isStopped) {
        try (Player<P, M> player = contestant.enter(Workspace.in(folder))) {
            var bot = new Bot<>(link, remote, player, wanted.timeout());
            for (int number = started.incrementAndGet(); number <= wanted.games(); number = started.incrementAndGet()) {
                BotResult result = bot.play(number, wanted.opponent());
                if (isStopped.getAsBoolean() && result.failure().isPresent()) {
                    // Its process ends with this one, which is no failure of its own.
                    return;
                }
                listener.finished(result);
            }
        } catch (IOException e) {
            lost.set(true);
            listener.lost(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
