package dev.quoin.benchmarks;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.simulation.SimulationResult;
import dev.quoin.crossword.simulation.Simulator;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// How many plies does a simulation of two plies play per second? The candidate itself does not count. One operation
/// is one simulation of up to 1,000 samples of 15 candidates; the counter `plies` is the figure.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 10)
@Fork(1)
public class SimulationBenchmark {
    private static final int PLIES = 2;
    private static final int GAMES = 10;

    /// Few unseen tiles are simulated to the end of the game.
    private static final int LEAST_UNSEEN = 30;

    @Param({"1", "2"})
    private int threads = 1;

    /// A file of CGP positions; empty for positions of static games.
    @Param("")
    private String file = "";

    private final Crossword game = Crossword.standard();
    private final LeaveTable table =
            LeaveStore.shipped(game.variant(), game.lexicon()).orElseThrow();
    private final Simulator simulator = new Simulator(
            game.variant(), game.lexicon(), table, WinProbabilityFile.shipped(game.variant(), game.lexicon()));
    private final List<CrosswordPosition> positions = new ArrayList<>();
    private int next;

    /// What was simulated.
    @AuxCounters
    @State(Scope.Thread)
    public static class Counter {
        public long plies;
    }

    @Setup
    public void find() throws IOException {
        if (file.isEmpty()) {
            play();
        } else {
            InputFile.text(Path.of(file), SizeLimit.megabytes(10, "a file of positions"))
                    .lines()
                    .forEach(line -> add(CgpReader.position(line).seen()));
        }
    }

    private void play() {
        var evaluator = StaticEvaluator.of(game.variant(), game.lexicon(), table);
        var chance = new SplittableRandom(1);
        for (int number = 0; number < GAMES; number++) {
            CrosswordPosition position = game.start(chance);
            while (!game.referee().isOver(position)) {
                add(position);
                evaluator.load(position);
                position = game.referee().play(position, evaluator.move(0), TileSource.random(chance));
            }
        }
    }

    private void add(CrosswordPosition position) {
        if (position.seenBy(position.toMove()).pool().size() >= LEAST_UNSEEN) {
            positions.add(position);
        }
    }

    @Benchmark
    public SimulationResult simulate(Counter counter) {
        var options = new SimulationOptions(1000, 15, PLIES, threads, 0, SimulationOptions.UNLIMITED);
        SimulationResult result = simulator.simulate(positions.get(next), options, next);
        next = (next + 1) % positions.size();
        counter.plies += (long) PLIES * result.iterations();
        return result;
    }
}
