package dev.quoin.othello.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/// One count: the tree is split into parts at a shallow depth, which threads take one by one; the sums do
/// not depend on which thread took which part.
final class PerftRun {
    /// Depth of a part: a few milliseconds, after which a thread checks whether to stop.
    private static final int PART = 7;

    /// The maximum number of plies at the top to split into parts, whose list is held in memory.
    private static final int MOST_CUT = 7;

    private final PerftKernel kernel;
    private final int threads;
    private final PerftWatcher watcher;
    private final List<Part> parts = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private volatile boolean stopped;

    /// A position whose leaves belong to the root with this number.
    private record Part(PerftRoot position, int depth, int root) {}

    PerftRun(PerftKernel kernel, int threads, PerftWatcher watcher) {
        this.kernel = kernel;
        this.threads = threads;
        this.watcher = watcher;
    }

    /// The leaves of each root.
    long[] count(List<PerftRoot> roots, int depth) {
        int cut = Math.clamp(depth - PART, 0, MOST_CUT);
        for (int root = 0; root < roots.size(); root++) {
            cut(roots.get(root), depth, cut, root);
        }
        var sums = new AtomicLongArray(roots.size());
        var others = new ArrayList<Thread>();
        for (int thread = 1; thread < Math.min(threads, parts.size()); thread++) {
            others.add(Thread.ofPlatform().daemon().name("perft-" + thread).start(() -> work(sums, PerftWatcher.NONE)));
        }
        boolean finished = false;
        try {
            work(sums, watcher);
            finished = true;
        } finally {
            // When the watcher throws, the other threads must stop too.
            stopped |= !finished;
            join(others);
        }
        if (stopped) {
            throw new CancellationException("perft was interrupted");
        }
        long[] leaves = new long[roots.size()];
        for (int root = 0; root < leaves.length; root++) {
            leaves[root] = sums.get(root);
        }
        return leaves;
    }

    private void cut(PerftRoot position, int depth, int plies, int root) {
        List<PerftRoot> children = plies == 0 ? List.of() : position.children();
        if (children.isEmpty()) {
            parts.add(new Part(position, depth, root));
        }
        for (PerftRoot child : children) {
            cut(child, depth - 1, plies - 1, root);
        }
    }

    private void work(AtomicLongArray sums, PerftWatcher told) {
        LeafCounter counter = kernel.counter();
        for (int part = next.getAndIncrement(); part < parts.size() && !stopped; part = next.getAndIncrement()) {
            Part taken = parts.get(part);
            PerftRoot position = taken.position();
            sums.addAndGet(taken.root(), counter.count(position.mover(), position.other(), taken.depth()));
            told.counted(new PerftProgress(sum(sums), done.incrementAndGet(), parts.size()));
            if (Thread.currentThread().isInterrupted()) {
                stopped = true;
            }
        }
    }

    private static long sum(AtomicLongArray sums) {
        long leaves = 0;
        for (int root = 0; root < sums.length(); root++) {
            leaves += sums.get(root);
        }
        return leaves;
    }

    private void join(List<Thread> others) {
        for (Thread each : others) {
            while (each.isAlive()) {
                try {
                    each.join();
                } catch (InterruptedException e) {
                    stopped = true;
                    Thread.currentThread().interrupt();
                    break;
                }
            }
        }
    }
}
