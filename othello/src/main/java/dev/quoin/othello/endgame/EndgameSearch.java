package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Stability;

/// The search of one thread: null-window negamax with stability cutoffs, a transposition table, enhanced
/// transposition cutoffs and young-brothers-wait parallelism. Mutable; one thread at a time, but all threads of
/// a [SearchThreads] share a table and their split points.
///
/// Every search has the null window `alpha, alpha + 1`. It returns a bound of the score, above `alpha` if the
/// search fails high (fail-soft).
final class EndgameSearch {
    /// From this many empty squares on, results go to a transposition table; up to [#LOCAL_TABLE_TO] to a
    /// thread-local one that stays in the CPU cache.
    private static final int TABLE_FROM = 8;

    private static final int LOCAL_TABLE_TO = 11;

    /// The size of the thread-local table.
    static final int LOCAL_TABLE_BYTES = 1 << 20;

    /// Enhanced transposition cutoff applies from this many empty squares on.
    private static final int ETC_FROM = 11;

    /// From this many empty squares on, the search checks whether to stop.
    private static final int CHECK_STOP_FROM = 11;

    /// From this many empty squares on, moves are split among idle threads.
    private static final int SPLIT_FROM = 14;

    private static final int NO_SCORE = -65;

    private final ShallowSearch shallow = new ShallowSearch();
    private final ShallowEvaluation shallowEvaluation;
    private final EndgameMoveOrder order;
    private final EndgameTable localTable;
    private final EndgameTable table;
    private final SearchThreads threads;

    /// The split point that this thread is working at.
    private SplitPoint work = SplitPoint.NONE;

    /// @param localTable for positions with few empty squares; used by this thread only
    /// @param table for all others; shared by all threads
    EndgameSearch(EndgameTable localTable, EndgameTable table, MoveOrderingWeights weights, SearchThreads threads) {
        this.localTable = localTable;
        this.table = table;
        this.threads = threads;
        shallowEvaluation = new ShallowEvaluation(weights, shallow);
        order = new EndgameMoveOrder(shallowEvaluation, threads::checkInterrupt);
    }

    /// Nodes searched so far.
    long nodes() {
        return shallow.nodes();
    }

    ShallowEvaluation shallowEvaluation() {
        return shallowEvaluation;
    }

    /// The hash move (best move in the table) as a set of one square, or 0.
    long hashMove(long mover, long other) {
        long entry = tableFor(64 - Long.bitCount(mover | other)).find(mover, other);
        return entry == EndgameTable.ABSENT || EndgameTable.move(entry) == EndgameTable.NO_MOVE
                ? 0
                : 1L << EndgameTable.move(entry);
    }

    /// Null-window search: a bound of the score, on the right side of `alpha`.
    int search(long mover, long other, int alpha, int empties) {
        return empties <= ShallowSearch.MOST_EMPTIES
                ? shallow.search(mover, other, alpha, empties)
                : interior(mover, other, alpha, empties);
    }

    private EndgameTable tableFor(int empties) {
        return empties <= LOCAL_TABLE_TO ? localTable : table;
    }

    private int interior(long mover, long other, int alpha, int empties) {
        long before = shallow.nodes();
        shallow.countNode();
        if (empties >= CHECK_STOP_FROM) {
            threads.checkStop(this, work);
        }
        int bound = Stability.upperBound(mover, other, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long entry =
                empties < TABLE_FROM ? EndgameTable.ABSENT : tableFor(empties).find(mover, other);
        if (entry != EndgameTable.ABSENT && (EndgameTable.lower(entry) > alpha || EndgameTable.upper(entry) <= alpha)) {
            return EndgameTable.lower(entry) > alpha ? EndgameTable.lower(entry) : EndgameTable.upper(entry);
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastFour.finalScore(mover, other)
                    : -interior(other, mover, -alpha - 1, empties);
        }
        if (order.list(mover, other, moves, empties)) {
            return 64;
        }
        if (empties >= ETC_FROM) {
            int known = enhancedTranspositionCutoff(mover, other, alpha, empties);
            if (known > alpha) {
                return known;
            }
        }
        order.score(mover, other, empties, entry);
        return best(mover, other, alpha, empties, before);
    }

    /// Enhanced transposition cutoff: looks up the positions after all moves before searching any of them, and
    /// returns a lower bound above `alpha` if the table proves one.
    private int enhancedTranspositionCutoff(long mover, long other, int alpha, int empties) {
        EndgameTable next = tableFor(empties - 1);
        int end = order.end(empties);
        for (int at = EndgameMoveOrder.start(empties); at < end; at++) {
            int key = order.key(at);
            long flips = order.flips(empties, key);
            long entry = next.find(other ^ flips, mover ^ flips | 1L << EndgameMoveOrder.square(key));
            if (entry != EndgameTable.ABSENT && -EndgameTable.upper(entry) > alpha) {
                return -EndgameTable.upper(entry);
            }
        }
        return NO_SCORE;
    }

    /// Searches the listed moves, best first, until one fails high.
    private int best(long mover, long other, int alpha, int empties, long nodesBefore) {
        int start = EndgameMoveOrder.start(empties);
        int end = order.end(empties);
        int best = NO_SCORE;
        int bestMove = EndgameTable.NO_MOVE;
        for (int at = start; at < end && best <= alpha; at++) {
            if (at > start && empties >= SPLIT_FROM && end - at > 1 && threads.hasIdle()) {
                // Young brothers wait: split only after the eldest brother failed to produce a cutoff.
                SplitPoint splitPoint = split(mover, other, alpha, empties, at);
                if (splitPoint.best() > best) {
                    best = splitPoint.best();
                    bestMove = splitPoint.bestMove();
                }
                break;
            }
            int key = order.take(at, end);
            int square = EndgameMoveOrder.square(key);
            long flips = order.flips(empties, key);
            int score = -search(other ^ flips, mover ^ flips | 1L << square, -alpha - 1, empties - 1);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        if (empties >= TABLE_FROM) {
            tableFor(empties).store(mover, other, alpha, best, bestMove, shallow.nodes() - nodesBefore);
        }
        return best;
    }

    /// Splits the listed moves from `at` on among this thread and idle ones, and waits for the result.
    private SplitPoint split(long mover, long other, int alpha, int empties, int at) {
        int count = order.end(empties) - at;
        int[] squares = new int[count];
        long[] flips = new long[count];
        for (int each = 0; each < count; each++) {
            int key = order.take(at + each, at + count);
            squares[each] = EndgameMoveOrder.square(key);
            flips[each] = order.flips(empties, key);
        }
        var splitPoint = new SplitPoint(work, mover, other, alpha, empties, squares, flips);
        threads.open(splitPoint);
        try {
            help(splitPoint);
        } catch (Throwable stop) {
            splitPoint.cancel();
            throw stop;
        } finally {
            threads.join(splitPoint, this);
        }
        threads.checkStop(this, work);
        return splitPoint;
    }

    /// Searches moves of a split point until none is left or one has failed high.
    void help(SplitPoint splitPoint) {
        SplitPoint before = work;
        work = splitPoint;
        try {
            for (int move = splitPoint.next(); move >= 0; move = splitPoint.next()) {
                int score = -search(
                        splitPoint.nextMover(move),
                        splitPoint.nextOther(move),
                        -splitPoint.alpha() - 1,
                        splitPoint.empties() - 1);
                splitPoint.found(move, score);
            }
        } catch (SplitPoint.Cancelled cancelled) {
            if (before.isCancelled()) {
                throw cancelled;
            }
        } finally {
            work = before;
        }
    }
}
