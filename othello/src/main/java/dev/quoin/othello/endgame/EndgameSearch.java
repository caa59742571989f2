package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// The search of one thread: whether the score of a position is above a bound. Mutable; one thread at a time.
final class EndgameSearch {
    static final int SHALLOW = Integer.getInteger("shallow", 6);
    static final int HASH_FROM = Integer.getInteger("hashFrom", 8);
    static final int ETC_FROM = Integer.getInteger("etcFrom", 10);
    static final int W_MOB = Integer.getInteger("wMob", 64);
    static final int W_POT = Integer.getInteger("wPot", 4);
    static final int W_EDGE = Integer.getInteger("wEdge", 16);
    static final int W_PAR = Integer.getInteger("wPar", 16);
    static final int W_SQ = Integer.getInteger("wSq", 1);
    static final int W_CORNER = Integer.getInteger("wCorner", 1);
    static final int STAB_A = Integer.getInteger("stabA", 2);
    static final int STAB_B = Integer.getInteger("stabB", -4);

    private static final int UNSEEN = -65;
    private static final long CORNERS = 0x8100000000000081L;
    private static final int STRIDE = 40;

    /// Squares in quadrants with an odd number of empty squares, by the parities of the four quadrants.
    private static final long[] ODD = oddQuadrants();

    static final int[] SQ = squareValues();

    private final LastSquares last = new LastSquares();
    private final HashTable table;
    private final StopSign sign;
    private final long[] listFlips = new long[64 * STRIDE];
    private final int[] listKeys = new int[64 * STRIDE];

    EndgameSearch(HashTable table, StopSign sign) {
        this.table = table;
        this.sign = sign;
    }

    /// The best move remembered, as a set of one square, or none.
    long likelyMove(long mover, long other) {
        long entry = table.find(mover, other);
        return entry == HashTable.ABSENT || HashTable.move(entry) == HashTable.NO_MOVE
                ? 0
                : 1L << HashTable.move(entry);
    }

    long nodes() {
        return last.nodes;
    }

    private static long[] oddQuadrants() {
        long[] odd = new long[16];
        for (int parity = 0; parity < 16; parity++) {
            for (int square = 0; square < 64; square++) {
                if ((parity & quadrant(square)) != 0) {
                    odd[parity] |= 1L << square;
                }
            }
        }
        return odd;
    }

    private static int quadrant(int square) {
        return 1 << (square >> 5 << 1 | square >> 2 & 1);
    }

    private static int parity(long empty) {
        return Long.bitCount(empty & 0x0f0f0f0fL) & 1
                | (Long.bitCount(empty & 0xf0f0f0f0L) & 1) << 1
                | (Long.bitCount(empty & 0x0f0f0f0f00000000L) & 1) << 2
                | (Long.bitCount(empty & 0xf0f0f0f000000000L) & 1) << 3;
    }

    private static int[] squareValues() {
        int[] rows = {
            18, 4, 16, 12,
            4, 2, 6, 8,
            16, 6, 14, 10,
            12, 8, 10, 0
        };
        int[] all = new int[64];
        for (int s = 0; s < 64; s++) {
            int r = s >> 3;
            int c = s & 7;
            r = Math.min(r, 7 - r);
            c = Math.min(c, 7 - c);
            all[s] = rows[r * 4 + c];
        }
        return all;
    }

    int search(long mover, long other, int alpha, int n) {
        if (n > SHALLOW) {
            return sorted(mover, other, alpha, n);
        }
        return shallow(mover, other, alpha, n, parity(~(mover | other)));
    }

    int shallow(long mover, long other, int alpha, int n, int parity) {
        if (n <= 4) {
            return few(mover, other, alpha, n, parity);
        }
        last.nodes++;
        if (alpha >= n * STAB_A + STAB_B) {
            int bound = 64 - 2 * Long.bitCount(Stability.stable(other, mover));
            if (bound <= alpha) {
                return bound;
            }
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastSquares.ended(mover, other)
                    : -shallow(other, mover, -alpha - 1, n, parity);
        }
        int best = UNSEEN;
        long odd = moves & ODD[parity];
        for (long left = odd; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            int score =
                    -shallow(other ^ flips, mover ^ flips | 1L << square, -alpha - 1, n - 1, parity ^ quadrant(square));
            if (score > best) {
                best = score;
                if (score > alpha) {
                    return score;
                }
            }
        }
        for (long left = moves & ~odd; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            int score =
                    -shallow(other ^ flips, mover ^ flips | 1L << square, -alpha - 1, n - 1, parity ^ quadrant(square));
            if (score > best) {
                best = score;
                if (score > alpha) {
                    return score;
                }
            }
        }
        return best;
    }

    private int few(long mover, long other, int alpha, int n, int parity) {
        long empty = ~(mover | other);
        return switch (n) {
            case 4 -> four(mover, other, alpha, empty & ODD[parity]);
            case 3 -> three(mover, other, alpha, empty & ODD[parity]);
            case 2 -> last.two(mover, other, alpha, lowest(empty), 63 - Long.numberOfLeadingZeros(empty));
            case 1 -> last.one(mover, alpha, lowest(empty));
            default -> LastSquares.ended(mover, other);
        };
    }

    private int four(long mover, long other, int alpha, long odd) {
        long empty = ~(mover | other);
        // Squares of odd quadrants first; there are none, two or four.
        long left = odd == 0 ? empty : odd;
        int first = lowest(left);
        left &= left - 1;
        int second = lowest(left);
        left = empty & ~(1L << first | 1L << second);
        return last.four(mover, other, alpha, first, second, lowest(left), 63 - Long.numberOfLeadingZeros(left));
    }

    private int three(long mover, long other, int alpha, long odd) {
        int first = lowest(odd);
        long left = ~(mover | other) & ~(1L << first);
        return last.three(mover, other, alpha, first, lowest(left), 63 - Long.numberOfLeadingZeros(left));
    }

    private static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    int sorted(long mover, long other, int alpha, int n) {
        long before = last.nodes++;
        if (n >= 12) {
            sign.obey(last.nodes);
        }
        if (alpha >= n * STAB_A + STAB_B) {
            int bound = 64 - 2 * Long.bitCount(Stability.stable(other, mover));
            if (bound <= alpha) {
                return bound;
            }
        }
        int hashMove = HashTable.NO_MOVE;
        int hashSecond = HashTable.NO_MOVE;
        boolean hashed = n >= HASH_FROM;
        if (hashed) {
            long entry = table.find(mover, other);
            if (entry != HashTable.ABSENT) {
                int lower = HashTable.lower(entry);
                if (lower > alpha) {
                    return lower;
                }
                int upper = HashTable.upper(entry);
                if (upper <= alpha) {
                    return upper;
                }
                hashMove = HashTable.move(entry);
                hashSecond = HashTable.secondMove(entry);
            }
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastSquares.ended(mover, other)
                    : -sorted(other, mover, -alpha - 1, n);
        }
        int from = n * STRIDE;
        int to = list(mover, other, moves, n, alpha, hashMove, hashSecond);
        if (to < 0) {
            return cutScore;
        }
        int best = UNSEEN;
        int bestMove = HashTable.NO_MOVE;
        for (int at = from; at < to && best <= alpha; at++) {
            int key = take(at, to);
            int square = key & 63;
            long flips = listFlips[from + (key >> 6 & 63)];
            int score = -search(other ^ flips, mover ^ flips | 1L << square, -alpha - 1, n - 1);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        if (hashed) {
            table.store(mover, other, alpha, alpha + 1, best, bestMove, last.nodes - before);
        }
        return best;
    }

    private int cutScore;

    /// Lists the moves with their keys; -1 when one of them already decides, with the score in `cutScore`.
    private int list(long mover, long other, long moves, int n, int alpha, int hashMove, int hashSecond) {
        int from = n * STRIDE;
        int to = from;
        long empty = ~(mover | other);
        long odd = ODD[parity(empty)];
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            long nextMover = other ^ flips;
            long nextOther = mover ^ flips | 1L << square;
            if (nextMover == 0) {
                cutScore = 64;
                return -1;
            }
            int value;
            if (square == hashMove) {
                value = 1 << 17;
            } else if (square == hashSecond) {
                value = 1 << 16;
            } else {
                value = value(nextMover, nextOther, square, (odd >>> square & 1) != 0);
            }
            if (n >= ETC_FROM) {
                long entry = table.find(nextMover, nextOther);
                if (entry != HashTable.ABSENT && -HashTable.upper(entry) > alpha) {
                    cutScore = -HashTable.upper(entry);
                    return -1;
                }
            }
            listFlips[to] = flips;
            listKeys[to] = value << 12 | to - from << 6 | square;
            to++;
        }
        return to;
    }

    private static int value(long mover, long other, int square, boolean odd) {
        long moves = Bitboard.moves(mover, other);
        int value = -W_MOB * (Long.bitCount(moves) + W_CORNER * Long.bitCount(moves & CORNERS));
        value -= W_POT * Long.bitCount(potential(mover, other));
        if (W_EDGE != 0) value += W_EDGE * Long.bitCount(Stability.edges(other, mover));
        value += W_SQ * SQ[square];
        return odd ? value + W_PAR : value;
    }

    /// Empty squares beside discs of the other side.
    private static long potential(long mover, long other) {
        long inner = other & 0x7e7e7e7e7e7e7e7eL;
        long mid = other & 0x00ffffffffffff00L;
        long both = other & 0x007e7e7e7e7e7e00L;
        long near = inner << 1 | inner >>> 1 | mid << 8 | mid >>> 8 | both << 7 | both >>> 7 | both << 9 | both >>> 9;
        return near & ~(mover | other);
    }

    /// Brings the highest key of the rest to the front.
    private int take(int at, int to) {
        int[] keys = listKeys;
        int best = at;
        int highest = keys[at];
        for (int each = at + 1; each < to; each++) {
            if (keys[each] > highest) {
                highest = keys[each];
                best = each;
            }
        }
        keys[best] = keys[at];
        keys[at] = highest;
        return highest;
    }
}
