package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Rounds;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.play.GameRunner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;

/// Measures the move generator on a list of positions, in CPU time of one thread.
///
/// The kinds of work alternate, one round over all positions each ([Rounds]); a result is the median of the
/// later rounds.
final class MovegenBench {
    private static final int GAMES_A_ROUND = 50;

    private final Lexicon lexicon;
    private final Variant variant;
    private final List<Position> positions;
    private final MoveGenerator generator;
    private final Board empty;
    private final PlayBuffer plays = new PlayBuffer();
    private final LeaveTable table;
    private final LeaveValues leaves;

    MovegenBench(Lexicon lexicon, Variant variant, List<Position> positions) {
        this.lexicon = lexicon;
        this.variant = variant;
        this.positions = positions;
        this.generator = new MoveGenerator(lexicon, variant);
        this.empty = Board.empty(variant.rows(), variant.columns());
        this.table = LeaveStore.shipped(variant, lexicon).orElseGet(() -> LeaveTable.zero(variant));
        this.leaves = new LeaveValues(table);
    }

    /// A board and the rack of the player to move.
    record Position(Board board, Tiles rack) {}

    /// The results.
    record Figures(
            int positions,
            long plays,
            String checksum,
            double allMicros,
            double bestMicros,
            double equityMicros,
            double loadMicros,
            double gamesPerSecond,
            double staticGamesPerSecond) {
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
            numbers.put("equityMicrosPerPosition", equityMicros);
            numbers.put("equityPositionsPerSecond", 1e6 / equityMicros);
            numbers.put("setUpMicrosPerPosition", loadMicros);
            numbers.put("greedyGamesPerSecond", gamesPerSecond);
            numbers.put("staticGamesPerSecond", staticGamesPerSecond);
            return numbers;
        }
    }

    /// Measures for about `seconds` of CPU time.
    Figures measure(double seconds) {
        var all = new Rounds(() -> overAll(position -> {
            generator.all(position.rack(), plays);
            return plays.size();
        }));
        var best = new Rounds(() -> overAll(position -> {
            generator.best(position.rack(), plays);
            return plays.size();
        }));
        var equity = new Rounds(() -> overAll(position -> {
            leaves.load(position.rack());
            generator.best(position.rack(), leaves, Integer.MIN_VALUE, plays);
            return plays.size();
        }));
        var load = new Rounds(() -> overAll(position -> 1));
        var greedy = new Rounds(games(CrosswordAgents.catalog().agent("greedy").prepare(game())));
        var withLeaves = new Rounds(games(CrosswordAgents.withLeaves(variant, lexicon, table)));
        Rounds.run(List.of(all, best, equity, load, greedy, withLeaves), seconds);
        return figures(all, best, equity, load, greedy, withLeaves);
    }

    private Figures figures(Rounds all, Rounds best, Rounds equity, Rounds load, Rounds greedy, Rounds withLeaves) {
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
                equity.median() / micros,
                load.median() / micros,
                GAMES_A_ROUND * 1e9 / greedy.median(),
                GAMES_A_ROUND * 1e9 / withLeaves.median());
    }

    private int overAll(ToIntFunction<Position> work) {
        int found = 0;
        for (var position : positions) {
            setUp(position);
            found += work.applyAsInt(position);
        }
        return found;
    }

    /// Removes all tiles first, so that every cross-check is computed again.
    private void setUp(Position position) {
        generator.load(empty);
        generator.load(position.board());
    }

    private Crossword game() {
        return Crossword.of(variant, lexicon, 2);
    }

    private LongSupplier games(AgentFactory<CrosswordPosition, CrosswordMove> factory) {
        Crossword game = game();
        var seeds = new SplittableRandom(1);
        var agents = List.of(factory.create(seeds.split()), factory.create(seeds.split()));
        return () -> {
            int turns = 0;
            for (int played = 0; played < GAMES_A_ROUND; played++) {
                turns += GameRunner.play(game, agents, seeds.split()).turns().size();
            }
            return turns;
        };
    }
}
