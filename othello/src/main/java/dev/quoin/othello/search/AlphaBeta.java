package dev.quoin.othello.search;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import java.util.Arrays;
import java.util.List;

/// The tree search: principal variation search to a given depth, with selective cut-offs. Mutable, for one thread;
/// allocates nothing a node.
///
/// Values are hundredths of a disc for the side to move. A pass costs no depth. A branch that meets the end of the game
/// counts the real discs, so a search as deep as there are empty squares is exact.
final class AlphaBeta {
    /// Beyond every value.
    static final int INFINITE = 10_000;

    /// Every move and every pass between two moves.
    static final int LONGEST_LINE = 128;

    /// In a line of play: the side to move passes.
    static final int PASS = 64;

    /// More squares than anybody could ever play at once.
    private static final int MOST_MOVES = 40;

    /// Where trying to order the moves by what they leave to the opponent begins to pay.
    private static final int ORDERED_DEPTH = 2;

    /// From this depth on a shallow search may show that a deep one is not worth it.
    private static final int SELECTIVE_DEPTH = 5;

    /// How much shallower it is: an even number, because values swing between odd and even depths.
    private static final int SHALLOWER = 4;

    /// By how much both usually differ (one standard deviation, measured): little in the opening, more later.
    private static final int LEAST_DOUBT = 200;

    private static final int MOST_DOUBT = 420;
    private static final int DOUBT_A_DISC = 12;
    private static final int CALM = 52;

    private static final int UNSURE = Integer.MIN_VALUE;

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Watch watch;
    private final MoveOrder order = new MoveOrder();
    private final long[][] moves = new long[LONGEST_LINE][MOST_MOVES];

    /// The best line below each ply, triangular: `lines[ply]` begins at that ply.
    private final int[][] lines = new int[LONGEST_LINE + 1][LONGEST_LINE + 1];
    private final int[] lengths = new int[LONGEST_LINE + 1];

    AlphaBeta(Evaluation evaluation, TranspositionTable table, Watch watch) {
        this.evaluation = evaluation;
        this.table = table;
        this.watch = watch;
    }

    /// Begins another search: nothing that was learnt before has any influence.
    void forget() {
        table.forget();
        order.forget();
    }

    /// The best line from `ply` on; valid until the next search at that ply.
    List<OthelloMove> line(int ply) {
        return Arrays.stream(lines[ply], 0, lengths[ply])
                .mapToObj(square -> square == PASS ? OthelloMove.pass() : OthelloMove.place(square))
                .toList();
    }

    /// The value of a position, exact between `alpha` and `beta`, else a bound.
    int search(long mover, long other, int alpha, int beta, int depth, int ply) {
        watch.count();
        lengths[ply] = 0;
        long squares = Bitboard.moves(mover, other);
        if (squares == 0) {
            return pass(mover, other, alpha, beta, depth, ply);
        }
        if (depth <= 0) {
            return evaluation.value(mover, other);
        }
        return depth < ORDERED_DEPTH
                ? last(mover, other, squares, alpha, beta, depth, ply)
                : inner(mover, other, squares, alpha, beta, depth, ply);
    }

    private int pass(long mover, long other, int alpha, int beta, int depth, int ply) {
        if (Bitboard.moves(other, mover) == 0) {
            return 100 * Bitboard.margin(mover, other);
        }
        int value = -search(other, mover, -beta, -alpha, depth, ply + 1);
        keepLine(ply, PASS);
        return value;
    }

    /// The ply above the leaves: no table, and the squares in the order of their usual worth.
    private int last(long mover, long other, long squares, int alpha, int beta, int depth, int ply) {
        int best = -INFINITE;
        int floor = alpha;
        long left = squares;
        while (left != 0) {
            int square = MoveOrder.first(left);
            left &= ~(1L << square);
            long flips = Bitboard.flips(square, mover, other);
            int value = -search(other ^ flips, mover | flips | 1L << square, -beta, -floor, depth - 1, ply + 1);
            if (value > best) {
                best = value;
                if (value > floor) {
                    floor = value;
                    keepLine(ply, square);
                    if (value >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    private int inner(long mover, long other, long squares, int alpha, int beta, int depth, int ply) {
        long hash = TranspositionTable.hash(mover, other);
        int entry = table.find(hash);
        boolean principal = beta - alpha > 1;
        if (entry != TranspositionTable.NOTHING && !principal && TranspositionTable.depth(entry) >= depth) {
            int known = TranspositionTable.value(entry);
            int bound = TranspositionTable.bound(entry);
            if ((bound & TranspositionTable.LOWER) != 0 && known >= beta
                    || (bound & TranspositionTable.UPPER) != 0 && known <= alpha) {
                return known;
            }
        }
        if (!principal && depth >= SELECTIVE_DEPTH) {
            int likely = likely(mover, other, alpha, depth, ply);
            if (likely != UNSURE) {
                return likely;
            }
        }
        long[] list = moves[ply];
        int known = entry == TranspositionTable.NOTHING ? PASS : TranspositionTable.square(entry);
        int count = order.list(mover, other, squares, known, list);
        int best = -INFINITE;
        int bestSquare = 0;
        int floor = alpha;
        for (int index = 0; index < count; index++) {
            int square = MoveOrder.next(list, index, count);
            long flips = Bitboard.flips(square, mover, other);
            long then = other ^ flips;
            long turned = mover | flips | 1L << square;
            int value = index == 0
                    ? -search(then, turned, -beta, -floor, depth - 1, ply + 1)
                    : rival(then, turned, floor, beta, depth, ply);
            if (value > best) {
                best = value;
                bestSquare = square;
                if (value > floor) {
                    floor = value;
                    keepLine(ply, square);
                    if (value >= beta) {
                        order.cut(square, depth);
                        break;
                    }
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.store(hash, depth, bound, best, bestSquare);
        return best;
    }

    /// On which side of a narrow window a position surely lies, by the result of a much shallower search: `alpha`,
    /// `alpha + 1`, or [#UNSURE]. Searches that reach the end of the game are left alone, so that they stay exact.
    private int likely(long mover, long other, int alpha, int depth, int ply) {
        int empty = Long.bitCount(~(mover | other));
        if (depth >= empty) {
            return UNSURE;
        }
        int doubt = Math.min(MOST_DOUBT, LEAST_DOUBT + DOUBT_A_DISC * Math.max(0, CALM - empty));
        int high = alpha + 1 + doubt;
        if (high <= Evaluation.LIMIT && search(mover, other, high - 1, high, depth - SHALLOWER, ply + 1) >= high) {
            return alpha + 1;
        }
        int low = alpha - doubt;
        if (low >= -Evaluation.LIMIT && search(mover, other, low, low + 1, depth - SHALLOWER, ply + 1) <= low) {
            return alpha;
        }
        return UNSURE;
    }

    /// The value of a move after the first, which must prove to be better before its exact value is of interest.
    private int rival(long then, long turned, int alpha, int beta, int depth, int ply) {
        int value = -search(then, turned, -alpha - 1, -alpha, depth - 1, ply + 1);
        return value <= alpha || value >= beta ? value : -search(then, turned, -beta, -alpha, depth - 1, ply + 1);
    }

    private void keepLine(int ply, int square) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = square;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }
}
