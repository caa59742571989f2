package dev.quoin.crossword.simulation;

import dev.quoin.game.CpuMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// Plays batches of samples on several threads, the caller's among them.
final class SimulationThreads implements AutoCloseable {
    private final List<Rollout> rollouts;
    private final List<CandidateSamples> samples;
    private final BooleanSupplier stop;
    private final ExecutorService helpers;

    /// @param rollouts one for each thread
    /// @param stop called often, on any thread: whether to stop
    SimulationThreads(List<Rollout> rollouts, List<CandidateSamples> samples, BooleanSupplier stop) {
        this.rollouts = rollouts;
        this.samples = samples;
        this.stop = stop;
        helpers = Executors.newFixedThreadPool(
                Math.max(1, rollouts.size() - 1),
                task -> Thread.ofPlatform().daemon().name("simulation").unstarted(task));
    }

    /// Plays the samples of all candidates from `from` to `to`. Returns false if it was stopped before all were
    /// played.
    boolean run(int[] from, int[] to) {
        var work = new ArrayList<int[]>();
        for (int candidate = 0; candidate < from.length; candidate++) {
            samples.get(candidate).reserve(to[candidate]);
            for (int number = from[candidate]; number < to[candidate]; number++) {
                work.add(new int[] {candidate, number});
            }
        }
        var next = new AtomicInteger();
        var futures = new ArrayList<Future<?>>();
        for (Rollout helper : rollouts.subList(1, rollouts.size())) {
            futures.add(helpers.submit(CpuMeter.counted(() -> play(helper, work, next))));
        }
        try {
            play(rollouts.getFirst(), work, next);
        } finally {
            futures.forEach(SimulationThreads::await);
        }
        return next.get() >= work.size() && !stop.getAsBoolean();
    }

    private void play(Rollout rollout, List<int[]> work, AtomicInteger next) {
        int at = next.getAndIncrement();
        while (at < work.size()) {
            if (stop.getAsBoolean()) {
                next.addAndGet(-work.size());
                return;
            }
            int[] unit = work.get(at);
            rollout.play(unit[0], unit[1], samples.get(unit[0]));
            at = next.getAndIncrement();
        }
    }

    /// Waits for a thread even if the caller is interrupted: it ends soon, and nobody else may use its rollout.
    private static void await(Future<?> future) {
        boolean interrupted = false;
        while (true) {
            try {
                future.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thread of the simulation failed", e.getCause());
            } catch (CancellationException e) {
                break;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        helpers.shutdown();
    }
}
