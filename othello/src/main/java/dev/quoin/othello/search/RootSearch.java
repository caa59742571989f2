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

/// The search at the root: the legal moves, best first so far, searched with aspiration windows. Mutable,
/// not thread-safe.
///
/// A stopped search keeps everything it has found so far.
final class RootSearch {
    /// Half the aspiration window around the value of the previous depth, in hundredths of a disc.
    private static final int ASPIRATION = 200;

    /// More nodes than the solver searches between two checks of the limits: it does not check in the last dozen
    /// squares.
    static final int SOLVER_CHECK_INTERVAL = 50_000;

    private static final Comparator<Candidate> BEST_FIRST = Comparator.comparingInt(candidate -> -candidate.value);

    private final AlphaBeta tree;
    private final long mover;
    private final long other;
    private final int empty;
    private final List<Candidate> candidates = new ArrayList<>();

    /// Creates a search of a position that has moves, initially in the static move order.
    RootSearch(AlphaBeta tree, Evaluation evaluation, long mover, long other) {
        this.tree = tree;
        this.mover = mover;
        this.other = other;
        this.empty = Long.bitCount(~(mover | other));
        int value = evaluation.value(mover, other);
        var list = new long[Long.bitCount(Bitboard.moves(mover, other))];
        int count = new SearchMoveOrder().list(mover, other, Bitboard.moves(mover, other), AlphaBeta.PASS, list);
        for (int index = 0; index < count; index++) {
            int square = SearchMoveOrder.next(list, index, count);
            long flips = Bitboard.flips(square, mover, other);
            candidates.add(new Candidate(square, other ^ flips, mover | flips | 1L << square, value));
        }
    }

    /// The number of empty squares.
    int empty() {
        return empty;
    }

    /// Finds the best `count` moves, each with its value and principal variation (multi-PV). Sorted by value
    /// at the end, because ProbCut may miss a move that turns out better than the one ranked before it.
    void search(int depth, int count) {
        int ranks = Math.min(count, candidates.size());
        for (int rank = 0; rank < ranks; rank++) {
            searchRank(depth, rank);
        }
        candidates.subList(0, ranks).sort(BEST_FIRST);
    }

    /// Solves the best `count` moves: each with its exact value and the rest of the game.
    ///
    /// @throws SearchLimiter.Stopped when a limit is reached
    void solve(EndgameSolver solver, SearchLimiter limiter, int count) {
        if (count == 1) {
            EndgameResult result = solve(solver, limiter, mover, other);
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
                EndgameResult result = solve(solver, limiter, candidate.mover, candidate.other);
                candidate.prove(-result.score(), result.line(), empty);
            }
            candidates.sort(BEST_FIRST);
        }
    }

    private static EndgameResult solve(EndgameSolver solver, SearchLimiter limiter, long mover, long other) {
        var watcher = new EndgameWatcher() {
            private long nodes;

            @Override
            public void reached(EndgameProgress progress) {}

            @Override
            public boolean isEnough(long now) {
                nodes = now;
                return limiter.isOver(now + SOLVER_CHECK_INTERVAL);
            }
        };
        try {
            EndgameResult result = solver.solve(mover, other, watcher);
            limiter.count(result.nodes());
            return result;
        } catch (CancellationException enough) {
            limiter.count(watcher.nodes);
            throw new SearchLimiter.Stopped();
        }
    }

    /// Finds the best of the candidates from `rank` on and moves it to that place.
    private void searchRank(int depth, int rank) {
        int expected = candidates.get(rank).value;
        int alpha = depth == 1 ? -AlphaBeta.INFINITE : expected - ASPIRATION;
        int beta = depth == 1 ? AlphaBeta.INFINITE : expected + ASPIRATION;
        int best = searchWindow(depth, rank, alpha, beta);
        while (best <= alpha || best >= beta) {
            if (best <= alpha) {
                alpha = -AlphaBeta.INFINITE;
            } else {
                beta = AlphaBeta.INFINITE;
            }
            best = searchWindow(depth, rank, alpha, beta);
        }
    }

    private int searchWindow(int depth, int rank, int originalAlpha, int beta) {
        int best = -AlphaBeta.INFINITE;
        int alpha = originalAlpha;
        for (int index = rank; index < candidates.size() && best < beta; index++) {
            Candidate candidate = candidates.get(index);
            int value = value(candidate, depth, alpha, beta, index == rank ? beta : alpha + 1);
            best = Math.max(best, value);
            if (value > alpha) {
                alpha = value;
                candidate.value = value;
                // A fail-high has no variation yet: a search that ends here keeps the one of the previous depth.
                if (value < beta) {
                    candidate.depth = depth;
                    candidate.line = tree.principalVariation(1);
                }
                candidates.remove(index);
                candidates.add(rank, candidate);
            }
        }
        return best;
    }

    /// @param firstBeta the upper end of the window to search first
    private int value(Candidate candidate, int depth, int alpha, int beta, int firstBeta) {
        int value = -tree.search(candidate.mover, candidate.other, -firstBeta, -alpha, depth - 1, 1);
        return firstBeta == beta || value <= alpha || value >= beta
                ? value
                : -tree.search(candidate.mover, candidate.other, -beta, -alpha, depth - 1, 1);
    }

    /// The first `count` moves with their variations, as far as they were searched.
    List<Variation> variations(int count) {
        return candidates.stream().limit(count).map(this::variation).toList();
    }

    private Variation variation(Candidate candidate) {
        var moves = new ArrayList<OthelloMove>();
        moves.add(OthelloMove.place(candidate.square));
        moves.addAll(candidate.line);
        return new Variation(moves, candidate.value, candidate.depth, candidate.depth >= empty);
    }

    /// A root move, the position after it, and its value and variation.
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
