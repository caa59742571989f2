package dev.quoin.arena.calibration;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchListener;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.game.file.ScratchFolder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Scales the budget of one contestant until both use about the same CPU time per game.
///
/// Each round plays a few pairs of games, which do not count, with seeds of its own. The second budget is proportional;
/// later ones follow the line through the last two rounds, because a part of the CPU time does not depend on the
/// budget. A round before the first warms up the JVM.
///
/// @param budget the budget to scale
/// @param pairs the number of pairs in a round
/// @param jobs the number of parallel games
/// @param <P> a position
/// @param <M> a move
public record EqualTime<P, M>(ScalableBudget<P, M> budget, int pairs, int jobs) {
    /// The largest relative difference of CPU times that counts as equal.
    public static final double TOLERANCE = 0.1;

    private static final int MOST_ROUNDS = 4;

    /// The largest factor between two rounds; a single measurement is not trusted further.
    private static final double LARGEST_STEP = 20;

    /// Seeds of calibrations are far from those of matches, which people choose.
    private static final long SEED = 0x5CA1AB1E0DDBA11L;

    /// A measurement.
    ///
    /// @param value the budget
    /// @param seconds the CPU seconds per game of the contestant whose budget it is
    /// @param target the CPU seconds per game of the other
    public record Round(long value, double seconds, double target) {
        /// Returns the relative difference of both times.
        public double difference() {
            return seconds / target - 1;
        }

        /// Returns whether both times are about the same.
        public boolean isEqual() {
            return Math.abs(difference()) <= TOLERANCE;
        }
    }

    /// Plays rounds until both times are about the same, at most four. Returns the round with the smallest difference;
    /// empty when this thread was interrupted.
    ///
    /// @param listener receives each round
    /// @throws IllegalStateException when a CPU time is unknown; the message says whose
    public Optional<Round> calibrate(Consumer<Round> listener) {
        var rounds = new ArrayList<Round>();
        long value = budget.value();
        if (measure(value, 0).isEmpty()) {
            return Optional.empty();
        }
        while (rounds.size() < MOST_ROUNDS) {
            Optional<Round> round = measure(value, rounds.size() + 1);
            if (round.isEmpty()) {
                return round;
            }
            rounds.add(round.get());
            listener.accept(round.get());
            if (round.get().isEqual()) {
                return round;
            }
            value = next(rounds, budget.least(), budget.most());
        }
        return rounds.stream()
                .min(Comparator.comparingDouble(round -> Math.abs(Math.log(round.seconds() / round.target()))));
    }

    private Optional<Round> measure(long value, int number) {
        MatchConfig<P, M> match = budget.configs().apply(value);
        try (var scratch = new ScratchFolder()) {
            MatchRun.Ending ending = new MatchRun<>(
                            match.withGames(pairs, match.seed() ^ (SEED + number)),
                            new MatchFolder(scratch.path()),
                            MatchRun.Records.LEFT_OUT,
                            MatchListener.none())
                    .play(jobs);
            List<PlayerStatistics> sides = ending.result().sides();
            return ending.complete()
                    ? Optional.of(new Round(
                            value,
                            seconds(sides.get(budget.contestant())),
                            seconds(sides.get(1 - budget.contestant()))))
                    : Optional.empty();
        }
    }

    private static double seconds(PlayerStatistics side) {
        return side.cpu()
                .perGame()
                .filter(time -> !time.isZero())
                .map(time -> time.toNanos() / 1e9)
                .orElseThrow(() -> new IllegalStateException("the CPU time of " + side.name() + " is unknown"));
    }

    /// Returns the budget of the next round.
    static long next(List<Round> rounds, long least, long most) {
        Round last = rounds.getLast();
        double next = last.value() * last.target() / last.seconds();
        if (rounds.size() > 1) {
            Round before = rounds.get(rounds.size() - 2);
            double slope = (last.seconds() - before.seconds()) / (last.value() - before.value());
            if (slope > 0 && Double.isFinite(slope)) {
                next = last.value() + (last.target() - last.seconds()) / slope;
            }
        }
        double near = Math.clamp(next, last.value() / LARGEST_STEP, last.value() * LARGEST_STEP);
        return Math.clamp(Math.round(near), least, most);
    }
}
