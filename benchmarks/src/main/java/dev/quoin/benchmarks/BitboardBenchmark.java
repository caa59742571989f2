package dev.quoin.benchmarks;

import dev.quoin.othello.board.Bitboard;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What do a mobility and a turning-over cost? `walkedFlips` fills along each direction step by step, as one
/// would write it first. One operation is one position.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BitboardBenchmark {
    private static final int POSITIONS = 1024;
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private final long[] movers = new long[POSITIONS];
    private final long[] others = new long[POSITIONS];
    private final int[] squares = new int[POSITIONS];

    public BitboardBenchmark() {
        var random = new SplittableRandom(1);
        for (int index = 0; index < POSITIONS; index++) {
            long discs = random.nextLong();
            movers[index] = discs & random.nextLong();
            others[index] = discs & ~movers[index];
            squares[index] = Long.numberOfTrailingZeros(~discs | 1L << 63) & 63;
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long moves() {
        long all = 0;
        for (int index = 0; index < POSITIONS; index++) {
            all += Bitboard.moves(movers[index], others[index]);
        }
        return all;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long flips() {
        long all = 0;
        for (int index = 0; index < POSITIONS; index++) {
            all += Bitboard.flips(squares[index], movers[index], others[index]);
        }
        return all;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long walkedFlips() {
        long all = 0;
        for (int index = 0; index < POSITIONS; index++) {
            long disc = 1L << squares[index];
            long mover = movers[index];
            long other = others[index];
            long inner = other & INNER_COLUMNS;
            all += walked(disc, mover, inner, 1)
                    | walked(disc, mover, other, 8)
                    | walked(disc, mover, inner, 7)
                    | walked(disc, mover, inner, 9);
        }
        return all;
    }

    private static long walked(long disc, long mover, long crossed, int step) {
        long up = crossed & disc << step;
        long down = crossed & disc >>> step;
        for (int length = 1; length < 6; length++) {
            up |= crossed & up << step;
            down |= crossed & down >>> step;
        }
        return ((up << step & mover) == 0 ? 0 : up) | ((down >>> step & mover) == 0 ? 0 : down);
    }
}
