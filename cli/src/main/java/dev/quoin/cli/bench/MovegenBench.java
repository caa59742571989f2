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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/// Measures the move generator on a list of positions, in CPU time of one thread.
///
/// The kinds of work take turns, a round over all positions each, so that every round finds the cache as others
/// left it and the compiler sees all kinds before any is measured. The first half of the time is warm-up; a figure
/// is the median of the later rounds.
final class MovegenBench {
    private static final double WARM_UP = 0.5;
    private static final int FEWEST_ROUNDS = 3;
    private static final int GAMES_A_ROUND = 50;
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
        var all = new Rounds(() -> overAll(position -> {
            generator.all(position.rack(), plays);
            return plays.size();
        }));
        var best = new Rounds(() -> overAll(position -> {
            generator.best(position.rack(), plays);
            return plays.size();
        }));
        var load = new Rounds(() -> overAll(position -> 1));
        var games = new Rounds(greedyGames());
        var rounds = List.of(all, best, load, games);
        long start = THREADS.getCurrentThreadCpuTime();
        double share = 0;
        while (share < 1 || all.count() < FEWEST_ROUNDS) {
            share = (THREADS.getCurrentThreadCpuTime() - start) / (seconds * 1e9);
            for (var each : rounds) {
                each.run(share >= WARM_UP);
            }
        }
        return figures(all, best, load, games);
    }

    private Figures figures(Rounds all, Rounds best, Rounds load, Rounds games) {
        long count = 0;
        long checksum = 0;
        for (var position : positions) {
            setUp(position);
            generator.all(position.rack(), plays);
            count += plays.size();
            checksum = checksum * 31 + plays.checksum();
        }
        double micros = 1000.0 * positions.size();
        return new Figures(
                positions.size(),
                count,
                "%016x".formatted(checksum),
                all.median() / micros,
                best.median() / micros,
                load.median() / micros,
                GAMES_A_ROUND * 1e9 / games.median());
    }

    private int overAll(ToIntFunction<Position> work) {
        int found = 0;
        for (var position : positions) {
            setUp(position);
            found += work.applyAsInt(position);
        }
        return found;
    }

    /// Takes all tiles off first, so that every cross-check is worked out again.
    private void setUp(Position position) {
        generator.load(empty);
        generator.load(position.board());
    }

    private IntSupplier greedyGames() {
        var game = Crossword.of(variant, lexicon, 2);
        var seeds = new SplittableRandom(1);
        var match = Match.between(
                game,
                List.of(
                        new GreedyAgent(variant, lexicon, seeds.split()),
                        new GreedyAgent(variant, lexicon, seeds.split())));
        return () -> {
            int turns = 0;
            for (int played = 0; played < GAMES_A_ROUND; played++) {
                turns += match.play(seeds.split()).turns().size();
            }
            return turns;
        };
    }

    /// Rounds of one kind of work. Mutable, for one thread.
    private static final class Rounds {
        private final IntSupplier work;
        private final List<Long> nanos = new ArrayList<>();
        private long found;

        Rounds(IntSupplier work) {
            this.work = work;
        }

        void run(boolean counts) {
            long start = THREADS.getCurrentThreadCpuTime();
            found += work.getAsInt();
            if (counts) {
                nanos.add(THREADS.getCurrentThreadCpuTime() - start);
            }
        }

        int count() {
            return nanos.size();
        }

        double median() {
            if (found < 0) {
                throw new IllegalStateException("what was found is only summed so that no work is dropped as unused");
            }
            return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow();
        }
    }
}
