package dev.quoin.crossword.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Threads that search the same position as the caller and share its transposition table. Used by the caller's thread.
final class EndgameHelpers implements AutoCloseable {
    private final int count;
    private final Supplier<EndgameWorker> workers;
    private final EndgameStart start;
    private final SearchControl control;
    private final List<EndgameWorker> started = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile @Nullable Throwable failure;

    EndgameHelpers(int count, Supplier<EndgameWorker> workers, EndgameStart start, SearchControl control) {
        this.count = count;
        this.workers = workers;
        this.start = start;
        this.control = control;
    }

    void start() {
        for (int number = 1; number <= count; number++) {
            EndgameWorker worker = workers.get();
            started.add(worker);
            threads.add(Thread.ofPlatform().daemon().name("endgame-" + number).start(() -> run(worker)));
        }
    }

    private void run(EndgameWorker worker) {
        try {
            new EndgameDeepening(worker, start).deepen();
        } catch (SearchControl.Stopped expected) {
            // The caller has finished.
        } catch (Throwable unexpected) {
            failure = unexpected;
            control.stop();
        }
    }

    /// Ends the threads, and waits for that.
    @Override
    public void close() {
        control.endHelpers();
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw new IllegalStateException("a thread of the endgame search failed", failure);
        }
    }

    /// Nodes searched by the helpers, after they have ended.
    long nodes() {
        long nodes = 0;
        for (EndgameWorker worker : started) {
            nodes += worker.nodes;
        }
        return nodes;
    }
}
