package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.result.Sprt;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowPairTest {
    /// The second job may play the other game of pair 1 and pairs 2 to 8, four pairs per job.
    private static final int AHEAD = 15;

    @TempDir
    Path scratch;

    private final AtomicInteger finished = new AtomicInteger();
    private final Set<Thread> jobs = ConcurrentHashMap.newKeySet();
    private int finishedDuringSlowGame;

    @Test
    void oneSlowGameDoesNotLetTheOtherJobRunFarAhead() {
        List<Contestant<CrosswordPosition, CrosswordMove>> two = List.of(new Slow(), Matches.contestant("random"));
        var config = Matches.config(two, 100, Optional.of(Sprt.between(0, 10)));
        MatchListener<CrosswordPosition, CrosswordMove> counting =
                (GameNumber number, LoggedGame record) -> finished.incrementAndGet();
        var ending = new MatchRun<>(config, new MatchFolder(scratch), MatchRun.Records.LEFT_OUT, counting).play(2);
        assertThat(ending.complete()).isTrue();
        assertThat(finishedDuringSlowGame).isEqualTo(AHEAD);
    }

    /// Passes. Its first game of all does not end before the other job has nothing to do.
    private final class Slow implements Contestant<CrosswordPosition, CrosswordMove> {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public String spec() {
            return "slow";
        }

        @Override
        public Slow named(String name, String spec) {
            return this;
        }

        @Override
        public Player<CrosswordPosition, CrosswordMove> enter(Workspace workspace) {
            jobs.add(Thread.currentThread());
            return new Passing();
        }
    }

    private final class Passing implements Player<CrosswordPosition, CrosswordMove> {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public void begin(Seating seating) {
            if (seating.label().equals("00001a")) {
                while (finished.get() < AHEAD || !isOtherIdle()) {
                    LockSupport.parkNanos(1_000_000);
                }
                finishedDuringSlowGame = finished.get();
            }
        }

        private boolean isOtherIdle() {
            return jobs.stream()
                    .filter(job -> !job.equals(Thread.currentThread()))
                    .anyMatch(job -> !job.isAlive() || job.getState() == Thread.State.WAITING);
        }

        @Override
        public CrosswordMove choose(Request<CrosswordPosition> request) {
            return new CrosswordMove.Pass();
        }

        @Override
        public void close() {}
    }
}
