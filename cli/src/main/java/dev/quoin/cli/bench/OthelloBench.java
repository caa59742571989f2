package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Rounds;
import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.perft.Perft;
import dev.quoin.othello.perft.PerftKernel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// Measures perft, the endgame solver and random games, in CPU time of one thread ([Rounds]), and how fast a
/// search stops ([CancelBench]).
final class OthelloBench {
    static final int PERFT_DEPTH = 9;
    static final int EMPTY_SQUARES = 16;

    private static final int ENDGAMES = 8;
    private static final int GAMES_A_ROUND = 1000;
    private static final long SEED = 1;

    private final List<OthelloPosition> endgames = endgames();
    private long checksum;
    private long leaves;
    private long nodes;
    private long moves;

    /// The results.
    ///
    /// @param leaves the leaves of perft, the same for every way of counting
    /// @param leavesPerSecond the speed by way of counting
    /// @param endgames the number of positions solved
    /// @param nodes the number of nodes searched to solve them all
    /// @param endgameNanos the time to solve them all
    /// @param gamesPerSecond random games on bitboards
    /// @param movesPerSecond the moves of these games
    /// @param searchStops how long a search took to stop after an interrupt
    /// @param endgameStops how long an exact endgame took to stop
    record Figures(
            long leaves,
            Map<PerftKernel, Double> leavesPerSecond,
            int endgames,
            long nodes,
            double endgameNanos,
            double gamesPerSecond,
            double movesPerSecond,
            Waits searchStops,
            Waits endgameStops,
            String checksum) {
        double nodesPerSecond() {
            return nodes * 1e9 / endgameNanos;
        }

        double millisAnEndgame() {
            return endgameNanos / 1e6 / endgames;
        }
    }

    /// Measures for about `seconds` of CPU time.
    Figures measure(double seconds) {
        var perft = new EnumMap<PerftKernel, Rounds>(PerftKernel.class);
        for (PerftKernel kernel : PerftKernel.values()) {
            perft.put(kernel, new Rounds(() -> count(kernel)));
        }
        var solving = new Rounds(this::solve);
        var playing = new Rounds(this::play);
        var all = new ArrayList<>(perft.values());
        all.add(solving);
        all.add(playing);
        Rounds.run(all, seconds);
        checksum();
        var rates = new EnumMap<PerftKernel, Double>(PerftKernel.class);
        perft.forEach((kernel, rounds) -> rates.put(kernel, leaves * 1e9 / rounds.median()));
        var cancelling = new CancelBench();
        return new Figures(
                leaves,
                rates,
                endgames.size(),
                nodes,
                solving.median(),
                GAMES_A_ROUND * 1e9 / playing.median(),
                moves * 1e9 / playing.median(),
                cancelling.search(),
                cancelling.endgame(),
                "%016x".formatted(checksum));
    }

    /// Runs a last round of each kind, in a fixed order.
    private void checksum() {
        checksum = 0;
        for (PerftKernel kernel : PerftKernel.values()) {
            count(kernel);
        }
        solve();
        play();
    }

    private void found(long value) {
        checksum = checksum * 31 + value;
    }

    private long count(PerftKernel kernel) {
        leaves = Perft.withThreads(1).withKernel(kernel).count(OthelloPosition.start(), PERFT_DEPTH);
        found(leaves);
        return leaves;
    }

    /// Creates a new solver each round, because a solver caches results.
    private long solve() {
        var solver = new EndgameSolver(EndgameOptions.standard());
        nodes = 0;
        for (OthelloPosition position : endgames) {
            var result = solver.solve(position);
            nodes += result.nodes();
            found(result.score());
        }
        return nodes;
    }

    /// Plays random games, the same in every round.
    private long play() {
        var chance = new SplittableRandom(SEED);
        moves = 0;
        for (int game = 0; game < GAMES_A_ROUND; game++) {
            play(chance);
        }
        return moves;
    }

    private void play(SplittableRandom chance) {
        long mover = Bitboard.BLACK_START;
        long other = Bitboard.WHITE_START;
        boolean passed = false;
        while (true) {
            long legal = Bitboard.moves(mover, other);
            if (legal == 0 && passed) {
                found(mover ^ Long.rotateLeft(other, 1));
                return;
            }
            passed = legal == 0;
            long turned = 0;
            if (!passed) {
                long disc = Long.expand(1L << chance.nextInt(Long.bitCount(legal)), legal);
                turned = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
                mover |= disc;
                moves++;
            }
            long next = other & ~turned;
            other = mover | turned;
            mover = next;
        }
    }

    private static List<OthelloPosition> endgames() {
        var chance = new SplittableRandom(SEED);
        var found = new ArrayList<OthelloPosition>();
        while (found.size() < ENDGAMES) {
            OthelloPosition position = OthelloPosition.start();
            while (!position.isOver() && Long.bitCount(position.empty()) > EMPTY_SQUARES) {
                List<OthelloMove> legal = position.legal();
                position = position.play(legal.get(chance.nextInt(legal.size())));
            }
            boolean open = position.count(Disc.BLACK) > 0 && position.count(Disc.WHITE) > 0;
            if (open && !position.isOver()) {
                found.add(position);
            }
        }
        return List.copyOf(found);
    }
}
