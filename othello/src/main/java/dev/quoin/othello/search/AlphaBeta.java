package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import java.util.Arrays;
import java.util.List;

/// The tree search: principal variation search (PVS) to a fixed depth, with a transposition table and
/// ProbCut. Mutable, not thread-safe; allocates nothing per node.
///
/// Values are hundredths of a disc for the side to move. A pass costs no depth. Branches that reach the end of the
/// game count the discs, so a search as deep as there are empty squares is exact.
final class AlphaBeta {
    /// Beyond every value.
    static final int INFINITE = 10_000;

    /// The longest variation: every move, and a pass between any two.
    static final int MAX_PLY = 128;

    /// In a variation: the side to move passes.
    static final int PASS = 64;

    /// More legal moves than any position has.
    private static final int MAX_MOVES = 40;

    /// Below this depth, ordering moves by the opponent's mobility costs more than it saves.
    private static final int ORDERED_DEPTH = 2;

    /// ProbCut applies from this depth on.
    private static final int PROBCUT_DEPTH = 5;

    /// How much shallower the ProbCut search is. Even, because values swing between odd and even depths.
    private static final int PROBCUT_REDUCTION = 4;

    /// Standard deviation between the deep and the shallow value, as measured: it starts at the minimum and grows
    /// with every disc placed once fewer than `PROBCUT_SIGMA_FROM` squares are empty, up to the maximum.
    private static final int PROBCUT_SIGMA_MIN = 200;

    private static final int PROBCUT_SIGMA_MAX = 420;
    private static final int PROBCUT_SIGMA_PER_DISC = 12;
    private static final int PROBCUT_SIGMA_FROM = 52;

    private static final int NO_CUT = Integer.MIN_VALUE;

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final SearchLimiter limiter;
    private final SearchMoveOrder order = new SearchMoveOrder();
    private final long[][] moves = new long[MAX_PLY][MAX_MOVES];

    /// The triangular table of principal variations: `pv[ply]` starts at that ply.
    private final int[][] pv = new int[MAX_PLY + 1][MAX_PLY + 1];
    private final int[] pvLengths = new int[MAX_PLY + 1];

    AlphaBeta(Evaluation evaluation, TranspositionTable table, SearchLimiter limiter) {
        this.evaluation = evaluation;
        this.table = table;
        this.limiter = limiter;
    }

    /// Starts a new search: clears the transposition table and the history.
    void clear() {
        table.clear();
        order.clear();
    }

    /// The principal variation from `ply` on; valid until the next search at that ply.
    List<OthelloMove> principalVariation(int ply) {
        return Arrays.stream(pv[ply], 0, pvLengths[ply])
                .mapToObj(square -> square == PASS ? OthelloMove.pass() : OthelloMove.place(square))
                .toList();
    }

    /// The value of a position: exact between `alpha` and `beta`, otherwise a bound (fail-soft).
    int search(long mover, long other, int alpha, int beta, int depth, int ply) {
        limiter.count();
        pvLengths[ply] = 0;
        long squares = Bitboard.moves(mover, other);
        if (squares == 0) {
            return pass(mover, other, alpha, beta, depth, ply);
        }
        if (depth <= 0) {
            return evaluation.value(mover, other);
        }
        return depth < ORDERED_DEPTH
                ? frontier(mover, other, squares, alpha, beta, depth, ply)
                : interior(mover, other, squares, alpha, beta, depth, ply);
    }

    private int pass(long mover, long other, int alpha, int beta, int depth, int ply) {
        if (Bitboard.moves(other, mover) == 0) {
            return 100 * Bitboard.margin(mover, other);
        }
        int value = -search(other, mover, -beta, -alpha, depth, ply + 1);
        updatePv(ply, PASS);
        return value;
    }

    /// A frontier node, one ply above the leaves: no transposition table, and a static move order.
    private int frontier(long mover, long other, long squares, int originalAlpha, int beta, int depth, int ply) {
        int best = -INFINITE;
        int alpha = originalAlpha;
        long left = squares;
        while (left != 0) {
            int square = SearchMoveOrder.first(left);
            left &= ~(1L << square);
            long flips = Bitboard.flips(square, mover, other);
            int value = -search(other ^ flips, mover | flips | 1L << square, -beta, -alpha, depth - 1, ply + 1);
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    updatePv(ply, square);
                    if (value >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    /// An interior node: transposition table, ProbCut, then PVS over the ordered moves.
    private int interior(long mover, long other, long squares, int originalAlpha, int beta, int depth, int ply) {
        long hash = TranspositionTable.hash(mover, other);
        int entry = table.find(hash);
        boolean pvNode = beta - originalAlpha > 1;
        if (entry != TranspositionTable.NOTHING && !pvNode && TranspositionTable.depth(entry) >= depth) {
            int known = TranspositionTable.value(entry);
            int bound = TranspositionTable.bound(entry);
            if ((bound & TranspositionTable.LOWER) != 0 && known >= beta
                    || (bound & TranspositionTable.UPPER) != 0 && known <= originalAlpha) {
                return known;
            }
        }
        if (!pvNode && depth >= PROBCUT_DEPTH) {
            int cut = probCut(mover, other, originalAlpha, depth, ply);
            if (cut != NO_CUT) {
                return cut;
            }
        }
        long[] list = moves[ply];
        int hashMove = entry == TranspositionTable.NOTHING ? PASS : TranspositionTable.square(entry);
        int count = order.list(mover, other, squares, hashMove, list);
        int best = -INFINITE;
        int bestSquare = 0;
        int alpha = originalAlpha;
        for (int index = 0; index < count; index++) {
            int square = SearchMoveOrder.next(list, index, count);
            long flips = Bitboard.flips(square, mover, other);
            long nextMover = other ^ flips;
            long nextOther = mover | flips | 1L << square;
            int value = index == 0
                    ? -search(nextMover, nextOther, -beta, -alpha, depth - 1, ply + 1)
                    : nullWindow(nextMover, nextOther, alpha, beta, depth, ply);
            if (value > best) {
                best = value;
                bestSquare = square;
                if (value > alpha) {
                    alpha = value;
                    updatePv(ply, square);
                    if (value >= beta) {
                        order.recordCutoff(square, depth);
                        break;
                    }
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > originalAlpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.store(hash, depth, bound, best, bestSquare);
        return best;
    }

    /// ProbCut (Buro 1995): a much shallower search predicts which side of the null window the value is on.
    /// Returns `alpha` for a predicted fail-low, `alpha + 1` for a predicted fail-high, or [#NO_CUT].
    /// Searches that reach the end of the game are never cut, so they stay exact.
    private int probCut(long mover, long other, int alpha, int depth, int ply) {
        int empty = Long.bitCount(~(mover | other));
        if (depth >= empty) {
            return NO_CUT;
        }
        int sigma = Math.min(
                PROBCUT_SIGMA_MAX,
                PROBCUT_SIGMA_MIN + PROBCUT_SIGMA_PER_DISC * Math.max(0, PROBCUT_SIGMA_FROM - empty));
        int high = alpha + 1 + sigma;
        if (high <= Evaluation.LIMIT
                && search(mover, other, high - 1, high, depth - PROBCUT_REDUCTION, ply + 1) >= high) {
            return alpha + 1;
        }
        int low = alpha - sigma;
        if (low >= -Evaluation.LIMIT && search(mover, other, low, low + 1, depth - PROBCUT_REDUCTION, ply + 1) <= low) {
            return alpha;
        }
        return NO_CUT;
    }

    /// The value of a move after the first: a null-window search, repeated with the full window when it fails high.
    private int nullWindow(long nextMover, long nextOther, int alpha, int beta, int depth, int ply) {
        int value = -search(nextMover, nextOther, -alpha - 1, -alpha, depth - 1, ply + 1);
        return value <= alpha || value >= beta
                ? value
                : -search(nextMover, nextOther, -beta, -alpha, depth - 1, ply + 1);
    }

    private void updatePv(int ply, int square) {
        int[] line = pv[ply];
        int length = pvLengths[ply + 1];
        line[0] = square;
        System.arraycopy(pv[ply + 1], 0, line, 1, length);
        pvLengths[ply] = length + 1;
    }
}
