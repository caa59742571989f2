package dev.quoin.benchmarks;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.perft.Perft;
import dev.quoin.othello.perft.PerftKernel;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Does it pay to play the last plies of perft in batches? One operation is one leaf of depth 10.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {
    private static final int LEAVES = 24_571_284;

    @Param({"SCALAR", "LANES"})
    private PerftKernel kernel = PerftKernel.LANES;

    @Benchmark
    @OperationsPerInvocation(LEAVES)
    public long count() {
        return Perft.withThreads(1).withKernel(kernel).count(OthelloPosition.start(), 10);
    }
}
