package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// The search of one thread. Mutable; one thread at a time, but all threads of a [Crew] share a table and
/// what is left to do.
///
/// Every search asks one question: is the score above `alpha`? The answer is a bound of the score that is
/// above `alpha` when it is.
final class EndgameSearch {
    /// From here on what is found is remembered, up to here in a table of the thread's own that stays in its
    /// cache.
    private static final int TABLE_FROM = 8;

    private static final int NEAR_TABLE_TO = 11;

    /// The size of that table.
    static final int NEAR_TABLE_BYTES = 1 << 20;

    /// From here on the positions after all moves are looked up before one is searched.
    private static final int LOOK_AHEAD_FROM = 11;

    /// From here on it looks whether it shall stop, and shares moves with idle threads.
    private static final int OBEY_FROM = 11;

    private static final int SHARE_FROM = 14;
    private static final int UNSEEN = -65;

    private final ShallowSearch shallow = new ShallowSearch();
    private final Foresight foresight;
    private final MoveOrder order;
    private final HashTable near;
    private final HashTable table;
    private final Crew crew;

    /// The shared moves that this thread is working on.
    private SharedMoves work = SharedMoves.NONE;

    /// @param near for positions with few empty squares; the thread's own
    /// @param table for all others; shared
    EndgameSearch(HashTable near, HashTable table, OrderValues values, Crew crew) {
        this.near = near;
        this.table = table;
        this.crew = crew;
        foresight = new Foresight(values, shallow);
        order = new MoveOrder(foresight);
    }

    /// Positions looked at so far.
    long nodes() {
        return shallow.nodes();
    }

    Foresight foresight() {
        return foresight;
    }

    /// The best move remembered, as a set of one square, or none.
    long likelyMove(long mover, long other) {
        long entry = tableFor(64 - Long.bitCount(mover | other)).find(mover, other);
        return entry == HashTable.ABSENT || HashTable.move(entry) == HashTable.NO_MOVE
                ? 0
                : 1L << HashTable.move(entry);
    }

    /// Whether the score is above `alpha`: a bound of it on the right side.
    int search(long mover, long other, int alpha, int empties) {
        return empties <= ShallowSearch.MOST_EMPTIES
                ? shallow.search(mover, other, alpha, empties)
                : ordered(mover, other, alpha, empties);
    }

    private HashTable tableFor(int empties) {
        return empties <= NEAR_TABLE_TO ? near : table;
    }

    private int ordered(long mover, long other, int alpha, int empties) {
        long before = shallow.nodes();
        shallow.countNode();
        if (empties >= OBEY_FROM) {
            crew.obey(this, work);
        }
        int bound = Stability.upperBound(mover, other, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long entry = empties < TABLE_FROM ? HashTable.ABSENT : tableFor(empties).find(mover, other);
        if (entry != HashTable.ABSENT && (HashTable.lower(entry) > alpha || HashTable.upper(entry) <= alpha)) {
            return HashTable.lower(entry) > alpha ? HashTable.lower(entry) : HashTable.upper(entry);
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastSquares.ended(mover, other)
                    : -ordered(other, mover, -alpha - 1, empties);
        }
        if (order.list(mover, other, moves, empties)) {
            return 64;
        }
        if (empties >= LOOK_AHEAD_FROM) {
            int known = lookAhead(mover, other, alpha, empties);
            if (known > alpha) {
                return known;
            }
        }
        order.judge(mover, other, empties, entry);
        return best(mover, other, alpha, empties, before);
    }

    /// The best score that the table already promises for one of the moves.
    private int lookAhead(long mover, long other, int alpha, int empties) {
        HashTable next = tableFor(empties - 1);
        int end = order.end(empties);
        for (int at = MoveOrder.start(empties); at < end; at++) {
            int key = order.key(at);
            long flips = order.flips(empties, key);
            long entry = next.find(other ^ flips, mover ^ flips | 1L << MoveOrder.square(key));
            if (entry != HashTable.ABSENT && -HashTable.upper(entry) > alpha) {
                return -HashTable.upper(entry);
            }
        }
        return UNSEEN;
    }

    /// Searches the listed moves, best first, until one is above `alpha`.
    private int best(long mover, long other, int alpha, int empties, long nodesBefore) {
        int start = MoveOrder.start(empties);
        int end = order.end(empties);
        int best = UNSEEN;
        int bestMove = HashTable.NO_MOVE;
        for (int at = start; at < end && best <= alpha; at++) {
            if (at > start && empties >= SHARE_FROM && end - at > 1 && crew.hasIdle()) {
                // The first move alone would mostly have ended the search; the others are worth sharing.
                SharedMoves shared = share(mover, other, alpha, empties, at);
                if (shared.best() > best) {
                    best = shared.best();
                    bestMove = shared.bestMove();
                }
                break;
            }
            int key = order.take(at, end);
            int square = MoveOrder.square(key);
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

    /// Searches the listed moves from `at` on together with threads that have nothing to do.
    private SharedMoves share(long mover, long other, int alpha, int empties, int at) {
        int count = order.end(empties) - at;
        int[] squares = new int[count];
        long[] flips = new long[count];
        for (int each = 0; each < count; each++) {
            int key = order.take(at + each, at + count);
            squares[each] = MoveOrder.square(key);
            flips[each] = order.flips(empties, key);
        }
        var shared = new SharedMoves(work, mover, other, alpha, empties, squares, flips);
        crew.offer(shared);
        try {
            helpWith(shared);
        } catch (Throwable stop) {
            shared.end();
            throw stop;
        } finally {
            crew.withdraw(shared, this);
        }
        crew.obey(this, work);
        return shared;
    }

    /// Searches shared moves until none is left, or one of them was enough.
    void helpWith(SharedMoves shared) {
        SharedMoves before = work;
        work = shared;
        try {
            for (int move = shared.next(); move >= 0; move = shared.next()) {
                int score = -search(
                        shared.nextMover(move), shared.nextOther(move), -shared.alpha() - 1, shared.empties() - 1);
                shared.found(move, score);
            }
        } catch (SharedMoves.Ended ended) {
            if (before.isEnded()) {
                throw ended;
            }
        } finally {
            work = before;
        }
    }
}
