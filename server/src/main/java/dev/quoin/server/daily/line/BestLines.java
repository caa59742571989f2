package dev.quoin.server.daily.line;

import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineProgress;
import dev.quoin.crossword.daily.line.LineWatcher;
import dev.quoin.server.daily.line.WantedDates.Wanted;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.Lease;
import dev.quoin.server.store.Leases;
import dev.quoin.server.work.StopSignal;
import dev.quoin.server.work.WorkKind;
import dev.quoin.server.work.WorkScheduler;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The best known lines of daily puzzles, each searched once by all servers together and stored in the
/// database. Thread-safe.
///
/// A search starts when a line is first requested. It runs in the background, one at a time, and is
/// suspended when a more urgent date is requested. Its progress is stored, so that it can be resumed later,
/// after a restart or on another server. A lease ensures that only one server searches a date.
public final class BestLines {
    private static final Logger LOG = LoggerFactory.getLogger(BestLines.class);

    private static final Duration LEASE = Duration.ofSeconds(30);
    private static final Duration RENEWAL = Duration.ofSeconds(5);
    private static final Duration BETWEEN_SAVES = Duration.ofSeconds(1);

    /// Includes pauses for more urgent work. A search that takes longer is resumed at the next request.
    private static final Duration LIMIT = Duration.ofMinutes(10);

    private final StoredLines lines;
    private final Leases leases;
    private final WorkScheduler scheduler;
    private final Supplier<LocalDate> today;
    private final int width;

    private final ReentrantLock lock = new ReentrantLock();
    private final WantedDates wanted = new WantedDates();
    private boolean isScheduled;
    private @Nullable Search current;

    /// @param puzzles returns the puzzle of a date that has been reached
    /// @param rules returns the rules of a puzzle
    /// @param today returns the date in UTC
    /// @param width the number of rounds to search
    public BestLines(
            Database database,
            Function<LocalDate, DailyPuzzle> puzzles,
            Function<DailyPuzzle, DailyLetters> rules,
            Supplier<LocalDate> today,
            WorkScheduler scheduler,
            int width) {
        this.lines = new StoredLines(database, puzzles, rules);
        this.leases = new Leases(database);
        this.today = today;
        this.scheduler = scheduler;
        this.width = width;
    }

    /// Returns the line of a date; empty while it is being searched, which starts with the first request.
    public Optional<Line> of(LocalDate date) {
        Optional<Line> known = lines.line(date);
        if (known.isEmpty()) {
            want(date, Requester.current().address());
        }
        return known;
    }

    private void want(LocalDate date, String client) {
        lock.lock();
        try {
            if (current != null && current.wanted.date().equals(date)) {
                return;
            }
            wanted.add(date, client);
            if (current != null && WantedDates.isMoreUrgent(date, current.wanted.date(), today.get())) {
                current.isPutOff = true;
            }
            schedule();
        } finally {
            lock.unlock();
        }
    }

    /// Submits a job for the most urgent date. Called with the lock held.
    private void schedule() {
        if (isScheduled || wanted.size() == 0) {
            return;
        }
        try {
            scheduler.submit(WorkKind.BACKGROUND, Requester.SERVER, LIMIT, this::searchNext);
            isScheduled = true;
        } catch (Refused stopping) {
            LOG.debug("no search while the server stops");
        }
    }

    private boolean searchNext(StopSignal signal) {
        Search search = take(signal);
        try {
            search.run();
        } catch (RuntimeException e) {
            (scheduler.isClosed() ? LOG.atDebug() : LOG.atError())
                    .setCause(e)
                    .addKeyValue("date", search.wanted.date())
                    .log("no best line found");
        } finally {
            finish(search);
        }
        return true;
    }

    private Search take(StopSignal signal) {
        lock.lock();
        try {
            current = new Search(wanted.next(today.get()).orElseThrow(), signal);
            return current;
        } finally {
            lock.unlock();
        }
    }

    private void finish(Search search) {
        lock.lock();
        try {
            current = null;
            isScheduled = false;
            if (search.isPutOff && !search.isFound) {
                wanted.add(search.wanted.date(), search.wanted.client());
            }
            schedule();
        } finally {
            lock.unlock();
        }
    }

    /// The search for one date. It runs on one thread, but any thread may suspend it.
    private final class Search implements LineWatcher {
        final Wanted wanted;
        volatile boolean isPutOff;
        boolean isFound;
        private final StopSignal signal;
        private boolean isStopped;
        private @Nullable Lease lease;
        private long renewed = System.nanoTime();
        private long saved = System.nanoTime();

        Search(Wanted wanted, StopSignal signal) {
            this.wanted = wanted;
            this.signal = signal;
        }

        /// Finds the line and stores it, unless it is known or another server is searching for it.
        void run() {
            LocalDate date = wanted.date();
            DailyPuzzle puzzle = lines.puzzle(date);
            lease = leases.take("best-line " + date, LEASE).orElse(null);
            if (lease == null) {
                return;
            }
            try {
                // Checked with the lease held: another server may have found it since it was requested.
                if (lines.line(date).isEmpty()) {
                    Line line = BestLine.of(lines.rules(puzzle)).find(puzzle, width, progress(date), this);
                    if (!isStopped) {
                        lines.keep(date, line);
                        isFound = true;
                    }
                }
            } finally {
                release(lease);
            }
        }

        private Optional<LineProgress> progress(LocalDate date) {
            try {
                return lines.progress(date, width);
            } catch (IllegalArgumentException unusable) {
                LOG.atWarn().addKeyValue("date", date).log("the search for a best line starts over");
                return Optional.empty();
            }
        }

        /// Releases the lease even when the server stops and has interrupted this thread.
        private void release(Lease held) {
            boolean interrupted = Thread.interrupted();
            try {
                leases.release(held);
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        @Override
        public boolean isEnough() {
            if (!isStopped) {
                isStopped = isPutOff || signal.isEnough() || !holdsLease();
            }
            return isStopped;
        }

        private boolean holdsLease() {
            long now = System.nanoTime();
            if (lease == null || now - renewed < RENEWAL.toNanos()) {
                return lease != null;
            }
            renewed = now;
            return leases.renew(lease, LEASE);
        }

        @Override
        public void reached(Supplier<LineProgress> progress) {
            long now = System.nanoTime();
            if (now - saved >= BETWEEN_SAVES.toNanos()) {
                saved = now;
                lines.keep(wanted.date(), width, progress.get());
            }
        }
    }
}
