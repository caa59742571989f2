package dev.quoin.server.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The waiting and running jobs of one kind. Mutable, not thread-safe.
final class Lane {
    /// The assumed time of a running search when the next job is chosen, because its actual time is not
    /// known yet.
    private static final double RUNNING_NANOS = 1e9;

    final List<Job<?>> queue = new ArrayList<>();
    final List<Job<?>> running = new ArrayList<>();
    private final FairShare addresses = new FairShare();
    private final FairShare players = new FairShare();

    /// Removes and returns the next job: one of the client that has used the least time recently, and the
    /// oldest of that client.
    Optional<Job<?>> next(Predicate<Job<?>> eligible, long now) {
        Job<?> best = null;
        double least = 0;
        double leastOfPlayer = 0;
        for (Job<?> job : queue) {
            if (eligible.test(job)) {
                double use = use(job, now);
                double useOfPlayer = players.of(job.player(), now);
                if (best == null || use < least || use == least && useOfPlayer < leastOfPlayer) {
                    best = job;
                    least = use;
                    leastOfPlayer = useOfPlayer;
                }
            }
        }
        queue.remove(best);
        return Optional.ofNullable(best);
    }

    private double use(Job<?> job, long now) {
        return addresses.of(job.address(), now)
                + RUNNING_NANOS
                        * running.stream()
                                .filter(other -> sameAddress(job, other))
                                .count();
    }

    /// Records the time that a job took.
    void used(Job<?> job, long nanos, long now) {
        addresses.add(job.address(), nanos, now);
        players.add(job.player(), nanos, now);
    }

    /// Returns the number of running jobs of the same player; 0 when the player is unknown.
    long runningOfPlayer(Job<?> job) {
        return job.player().isEmpty()
                ? 0
                : running.stream().filter(other -> samePlayer(job, other)).count();
    }

    /// Returns the number of running jobs of the same address; 0 when the address is unknown.
    long runningOfAddress(Job<?> job) {
        return job.address().isEmpty()
                ? 0
                : running.stream().filter(other -> sameAddress(job, other)).count();
    }

    /// Returns the number of waiting or running jobs of the same player; 0 when the player is unknown.
    long ofPlayer(Job<?> job) {
        return job.player().isEmpty()
                ? 0
                : all().filter(other -> samePlayer(job, other)).count();
    }

    /// Returns the number of waiting or running jobs of the same address; 0 when the address is unknown.
    long ofAddress(Job<?> job) {
        return job.address().isEmpty()
                ? 0
                : all().filter(other -> sameAddress(job, other)).count();
    }

    private Stream<Job<?>> all() {
        return Stream.concat(queue.stream(), running.stream());
    }

    private static boolean samePlayer(Job<?> one, Job<?> other) {
        return one.player().equals(other.player());
    }

    private static boolean sameAddress(Job<?> one, Job<?> other) {
        return one.address().equals(other.address());
    }

    /// Returns the newest waiting job of the address that has the most, if it has at least two more than the
    /// newcomer's address.
    Optional<Job<?>> crowdedOut(Job<?> newcomer) {
        Job<?> newest = null;
        long most = queue.stream().filter(other -> sameAddress(newcomer, other)).count() + 2;
        for (Job<?> job : queue) {
            long count = queue.stream().filter(other -> sameAddress(job, other)).count();
            if (count >= most) {
                newest = job;
                most = count;
            }
        }
        return Optional.ofNullable(newest);
    }
}
