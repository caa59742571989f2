package dev.quoin.benchmarks;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.endgame.EndgameWatcher;
import java.util.SplittableRandom;
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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What does it cost to solve a position from a random game, by the number of empty squares? Each round
/// begins with nothing remembered. One operation is one position.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EndgameBenchmark {
    private static final int POSITIONS = 16;

    @Param({"10", "12", "14", "16"})
    private int empties = 16;

    private final long[] movers = new long[POSITIONS];
    private final long[] others = new long[POSITIONS];

    @Setup
    public void play() {
        var random = new SplittableRandom(1);
        for (int index = 0; index < POSITIONS; ) {
            long mover = Bitboard.BLACK_START;
            long other = Bitboard.WHITE_START;
            long moves = Bitboard.moves(mover, other);
            while (moves != 0 && Long.bitCount(~(mover | other)) > empties) {
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                    moves &= moves - 1;
                }
                long flips = Bitboard.flips(Long.numberOfTrailingZeros(moves), mover, other);
                long before = mover;
                mover = other ^ flips;
                other = before ^ flips | Long.lowestOneBit(moves);
                moves = Bitboard.moves(mover, other);
            }
            if (moves != 0) {
                movers[index] = mover;
                others[index++] = other;
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int solve() {
        var solver = new EndgameSolver(EndgameOptions.standard());
        int sum = 0;
        for (int index = 0; index < POSITIONS; index++) {
            sum += solver.solve(movers[index], others[index], EndgameWatcher.NONE)
                    .score();
        }
        return sum;
    }
}
