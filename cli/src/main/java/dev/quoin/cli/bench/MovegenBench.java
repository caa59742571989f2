package dev.quoin.cli.bench;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.GreedyAgent;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Match;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/// Measures the move generator on a list of positions, in CPU time of one thread.
///
/// Work is done in rounds over all positions, so that each finds the cache as the others left it. Each kind of work
/// first
/// runs for a third of its time to warm up; the figure is the mean of all later rounds.
final class MovegenBench {
    private static final double WARM_UP = 1.0 / 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Lexicon lexicon;
    private final Variant variant;
    private final List<Position> positions;
    private final MoveGenerator generator;
    private final Board empty;
    private final PlayBuffer plays = new PlayBuffer();

    MovegenBench(Lexicon lexicon, Variant variant, List<Position> positions) {
        this.lexicon = lexicon;
        this.variant = variant;
        this.positions = positions;
        this.generator = new MoveGenerator(lexicon, variant);
        this.empty = Board.empty(variant.rows(), variant.columns());
    }

    /// A board and the rack of the player to move.
    record Position(Board board, Tiles rack) {}

    /// What was measured.
    record Figures(
            int positions,
            long plays,
            String checksum,
            double allMicros,
            double bestMicros,
            double loadMicros,
            double gamesPerSecond) {
        double nanosPerPlay() {
            return allMicros * 1000 * positions / Math.max(1, plays);
        }

        double playsPerSecond() {
            return 1e9 / nanosPerPlay();
        }

        Map<String, Double> numbers() {
            var numbers = new LinkedHashMap<String, Double>();
            numbers.put("allMicrosPerPosition", allMicros);
            numbers.put("allPositionsPerSecond", 1e6 / allMicros);
            numbers.put("playsPerSecond", playsPerSecond());
            numbers.put("nanosPerPlay", nanosPerPlay());
            numbers.put("bestMicrosPerPosition", bestMicros);
            numbers.put("bestPositionsPerSecond", 1e6 / bestMicros);
            numbers.put("setUpMicrosPerPosition", loadMicros);
            numbers.put("greedyGamesPerSecond", gamesPerSecond);
            return numbers;
        }
    }

    /// Spends about `seconds` of CPU time.
    Figures measure(double seconds) {
        double share = seconds / 4;
        double all = microsPerPosition(share, position -> {
            load(position);
            generator.all(position.rack(), plays);
            return plays.size();
        });
        double best = microsPerPosition(share, position -> {
            load(position);
            generator.best(position.rack(), plays);
            return plays.size();
        });
        double load = microsPerPosition(share / 2, position -> {
            load(position);
            return 1;
        });
        double games = gamesPerSecond(share);
        long count = 0;
        long checksum = 0;
        for (var position : positions) {
            load(position);
            generator.all(position.rack(), plays);
            count += plays.size();
            checksum = checksum * 31 + plays.checksum();
        }
        return new Figures(positions.size(), count, "%016x".formatted(checksum), all, best, load, games);
    }

    /// Takes all tiles off first, so that every cross-check is worked out again.
    private void load(Position position) {
        generator.load(empty);
        generator.load(position.board());
    }

    private double microsPerPosition(double seconds, ToIntFunction<Position> work) {
        double nanos = nanosPerRound(seconds, () -> {
            int found = 0;
            for (var position : positions) {
                found += work.applyAsInt(position);
            }
            return found;
        });
        return nanos / 1000 / positions.size();
    }

    private double gamesPerSecond(double seconds) {
        var game = Crossword.of(variant, lexicon, 2);
        var seeds = new SplittableRandom(1);
        var match = Match.between(
                game,
                List.of(
                        new GreedyAgent(variant, lexicon, seeds.split()),
                        new GreedyAgent(variant, lexicon, seeds.split())));
        return 1e9
                / nanosPerRound(seconds, () -> match.play(seeds.split()).turns().size());
    }

    private static double nanosPerRound(double seconds, Round round) {
        long start = THREADS.getCurrentThreadCpuTime();
        long found = 0;
        do {
            found += round.run();
        } while (THREADS.getCurrentThreadCpuTime() - start < seconds * 1e9 * WARM_UP);
        long warm = THREADS.getCurrentThreadCpuTime();
        int rounds = 0;
        long spent;
        do {
            found += round.run();
            rounds++;
            spent = THREADS.getCurrentThreadCpuTime() - warm;
        } while (spent < seconds * 1e9 * (1 - WARM_UP));
        if (found == Long.MIN_VALUE) {
            throw new IllegalStateException("never: it only keeps the work from being dropped as unused");
        }
        return (double) spent / rounds;
    }

    /// One round of work; says how much it found.
    private interface Round {
        int run();
    }
}
