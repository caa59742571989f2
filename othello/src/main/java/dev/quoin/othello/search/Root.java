package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.endgame.EndgameProgress;
import dev.quoin.othello.endgame.EndgameResult;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.endgame.EndgameWatcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;

/// The moves of the position that is searched, the best so far in front. Mutable, for one thread.
///
/// A search that is stopped in the middle leaves everything it had found until then.
final class Root {
    /// How far from the value of the depth before a value is expected, in hundredths of a disc.
    private static final int ASPIRATION = 200;

    /// The solver does not look up while it searches the last dozen squares: more positions than that takes.
    static final int UNSEEN = 50_000;

    private static final Comparator<Candidate> BEST_FIRST = Comparator.comparingInt(candidate -> -candidate.value);

    private final AlphaBeta tree;
    private final long mover;
    private final long other;
    private final int empty;
    private final List<Candidate> candidates = new ArrayList<>();

    /// A position that has moves; its moves are in the order of their first promise.
    Root(AlphaBeta tree, Evaluation evaluation, long mover, long other) {
        this.tree = tree;
        this.mover = mover;
        this.other = other;
        this.empty = Long.bitCount(~(mover | other));
        int value = evaluation.value(mover, other);
        var list = new long[Long.bitCount(Bitboard.moves(mover, other))];
        int count = new MoveOrder().list(mover, other, Bitboard.moves(mover, other), AlphaBeta.PASS, list);
        for (int index = 0; index < count; index++) {
            int square = MoveOrder.next(list, index, count);
            long flips = Bitboard.flips(square, mover, other);
            candidates.add(new Candidate(square, other ^ flips, mover | flips | 1L << square, value));
        }
    }

    /// How many squares are empty.
    int empty() {
        return empty;
    }

    /// Finds the best moves, `count` of them, each with its value and line; the largest value first, also where a
    /// selective cut-off had a move passed over that then turned out better than the one before it.
    void search(int depth, int count) {
        int ranks = Math.min(count, candidates.size());
        for (int rank = 0; rank < ranks; rank++) {
            rank(depth, rank);
        }
        candidates.subList(0, ranks).sort(BEST_FIRST);
    }

    /// Finds the best moves, `count` of them, each with its exact value and the rest of the game.
    ///
    /// @throws Watch.Stopped when a limit is met
    void solve(EndgameSolver solver, Watch watch, int count) {
        if (count == 1) {
            EndgameResult result = solve(solver, watch, mover, other);
            var best = (OthelloMove.Place) result.line().getFirst();
            Candidate candidate = candidates.stream()
                    .filter(each -> each.square == best.square())
                    .findFirst()
                    .orElseThrow();
            candidate.prove(
                    result.score(), result.line().subList(1, result.line().size()), empty);
            candidates.remove(candidate);
            candidates.addFirst(candidate);
        } else {
            for (Candidate candidate : candidates) {
                EndgameResult result = solve(solver, watch, candidate.mover, candidate.other);
                candidate.prove(-result.score(), result.line(), empty);
            }
            candidates.sort(BEST_FIRST);
        }
    }

    private static EndgameResult solve(EndgameSolver solver, Watch watch, long mover, long other) {
        var watcher = new EndgameWatcher() {
            private long nodes;

            @Override
            public void reached(EndgameProgress progress) {}

            @Override
            public boolean isEnough(long now) {
                nodes = now;
                return watch.isOver(now + UNSEEN);
            }
        };
        try {
            EndgameResult result = solver.solve(mover, other, watcher);
            watch.count(result.nodes());
            return result;
        } catch (CancellationException enough) {
            watch.count(watcher.nodes);
            throw new Watch.Stopped();
        }
    }

    /// Moves the best of the candidates from `rank` on to that place.
    private void rank(int depth, int rank) {
        int expected = candidates.get(rank).value;
        int alpha = depth == 1 ? -AlphaBeta.INFINITE : expected - ASPIRATION;
        int beta = depth == 1 ? AlphaBeta.INFINITE : expected + ASPIRATION;
        int best = window(depth, rank, alpha, beta);
        while (best <= alpha || best >= beta) {
            if (best <= alpha) {
                alpha = -AlphaBeta.INFINITE;
            } else {
                beta = AlphaBeta.INFINITE;
            }
            best = window(depth, rank, alpha, beta);
        }
    }

    private int window(int depth, int rank, int alpha, int beta) {
        int best = -AlphaBeta.INFINITE;
        int floor = alpha;
        for (int index = rank; index < candidates.size() && best < beta; index++) {
            Candidate candidate = candidates.get(index);
            int value = value(candidate, depth, floor, beta, index == rank ? beta : floor + 1);
            best = Math.max(best, value);
            if (value > floor) {
                floor = value;
                candidate.value = value;
                // A value above the window has no line yet; a search that ends here keeps the line of the depth before.
                if (value < beta) {
                    candidate.depth = depth;
                    candidate.line = tree.line(1);
                }
                candidates.remove(index);
                candidates.add(rank, candidate);
            }
        }
        return best;
    }

    /// @param trial the upper end of the window to try first
    private int value(Candidate candidate, int depth, int alpha, int beta, int trial) {
        int value = -tree.search(candidate.mover, candidate.other, -trial, -alpha, depth - 1, 1);
        return trial == beta || value <= alpha || value >= beta
                ? value
                : -tree.search(candidate.mover, candidate.other, -beta, -alpha, depth - 1, 1);
    }

    /// The first moves as they stand.
    List<Line> lines(int count) {
        return candidates.stream().limit(count).map(this::line).toList();
    }

    private Line line(Candidate candidate) {
        var moves = new ArrayList<OthelloMove>();
        moves.add(OthelloMove.place(candidate.square));
        moves.addAll(candidate.line);
        return new Line(moves, candidate.value, candidate.depth, candidate.depth >= empty);
    }

    /// A move, the position after it, and what is known of it.
    private static final class Candidate {
        final int square;
        final long mover;
        final long other;
        int value;
        int depth;
        List<OthelloMove> line = List.of();

        Candidate(int square, long mover, long other, int value) {
            this.square = square;
            this.mover = mover;
            this.other = other;
            this.value = value;
        }

        void prove(int discs, List<OthelloMove> rest, int empty) {
            value = 100 * discs;
            line = rest;
            depth = empty;
        }
    }
}
