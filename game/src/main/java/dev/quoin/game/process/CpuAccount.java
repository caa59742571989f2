package dev.quoin.game.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The CPU time that a family of processes uses in one game. Not thread-safe.
///
/// Linux knows the user and system time of every process, and of its children that have ended and that it waited
/// for. Of a process that this one started, nothing is known once it has ended, unless an [ExitMeter] was there.
final class CpuAccount {
    private static final Path SYSTEM = Path.of("/proc");

    /// Linux counts in hundredths of a second here, whatever its internal clock.
    private static final long TICK_NANOS = 10_000_000;

    /// The positions of user and system time in `stat`, counted from the state: of the process, then of its children.
    private static final int OWN = 11;

    private static final int WAITED_FOR = 13;

    private final ProcessFamily family;
    private final List<Started> running = new ArrayList<>();

    /// By process id, the time that does not count: it was used before the game, or is in `measured`.
    private final Map<Long, Long> discounted = new HashMap<>();

    private long measured;
    private boolean lost;

    private record Started(Process process, Optional<ExitMeter> meter) {}

    CpuAccount(ProcessFamily family) {
        this.family = family;
    }

    /// Starts again from zero.
    void begin() {
        collect();
        discounted.clear();
        if (!running.isEmpty()) {
            discounted.putAll(times());
        }
        measured = 0;
        lost = false;
    }

    void started(Process process, Optional<ExitMeter> meter) {
        collect();
        running.add(new Started(process, meter));
    }

    /// Takes stock before all processes are ended.
    void ending() {
        collect();
        if (isUsed()) {
            Map<Long, Long> times = times();
            lost = lost || !running.isEmpty() && times.isEmpty();
            measured += counted(times);
            discounted.putAll(times);
        }
    }

    /// Forgets all processes after they were ended; until then, a shell may still write its file.
    void ended() {
        running.forEach(each -> each.meter().ifPresent(ExitMeter::close));
        running.clear();
    }

    /// The time used since the beginning; empty when a part of it is not known.
    Optional<Duration> used() {
        collect();
        Map<Long, Long> times = isUsed() ? times() : Map.of();
        boolean isKnown = !lost && (running.isEmpty() || !times.isEmpty());
        long nanos = measured + counted(times);
        return isKnown && nanos > 0 ? Optional.of(Duration.ofNanos(nanos)) : Optional.empty();
    }

    private boolean isUsed() {
        return !running.isEmpty() || measured > 0;
    }

    private long counted(Map<Long, Long> times) {
        long nanos = 0;
        for (Map.Entry<Long, Long> each : times.entrySet()) {
            nanos += Math.max(0, each.getValue() - discounted.getOrDefault(each.getKey(), 0L));
        }
        return nanos;
    }

    /// Adds the times of programs that have ended by themselves.
    private void collect() {
        for (Iterator<Started> each = running.iterator(); each.hasNext(); ) {
            Started started = each.next();
            if (!started.process().isAlive()) {
                each.remove();
                started.meter().ifPresentOrElse(this::collect, () -> lost = true);
            }
        }
    }

    private void collect(ExitMeter meter) {
        try (meter) {
            meter.nanos().ifPresentOrElse(nanos -> measured += nanos, () -> lost = true);
        }
    }

    /// The times of all processes by id; empty where the system does not tell.
    private Map<Long, Long> times() {
        var times = new HashMap<Long, Long>();
        if (Files.isDirectory(SYSTEM)) {
            for (ProcessHandle process : family.all()) {
                Path folder = SYSTEM.resolve(Long.toString(process.pid()));
                String stat = ProcessFamily.contents(folder.resolve("stat"));
                String[] words =
                        stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
                if (words.length > WAITED_FOR + 1) {
                    times.put(process.pid(), Math.max(ticks(words, OWN), threads(folder)) + ticks(words, WAITED_FOR));
                }
            }
        }
        return times;
    }

    private static long ticks(String[] words, int user) {
        return (Long.parseLong(words[user]) + Long.parseLong(words[user + 1])) * TICK_NANOS;
    }

    /// The time of the threads that have not ended: less than that of the process, but exact.
    private static long threads(Path process) {
        long nanos = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
            for (Path thread : threads) {
                String first =
                        ProcessFamily.contents(thread.resolve("schedstat")).split(" ", 2)[0];
                nanos += first.matches("[0-9]{1,18}") ? Long.parseLong(first) : 0;
            }
        } catch (IOException | RuntimeException gone) {
            return 0;
        }
        return nanos;
    }
}
