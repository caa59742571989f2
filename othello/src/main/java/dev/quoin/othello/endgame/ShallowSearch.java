package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Stability;

/// The search with few empty squares: null windows, stability cutoffs and parity ordering, but no transposition
/// table. Counts nodes; one thread at a time.
final class ShallowSearch {
    /// The most empty squares it is used for. 5 searches fewer nodes and 7 more, but both take longer.
    static final int MOST_EMPTIES = 6;

    private static final int NO_SCORE = -65;

    private final LastFour last = new LastFour();

    /// Nodes searched.
    long nodes() {
        return last.nodes;
    }

    /// Counts a node of another part of the search.
    void countNode() {
        last.nodes++;
    }

    /// Null-window search: a bound of the score, on the right side of `alpha`.
    int search(long mover, long other, int alpha, int empties) {
        return search(mover, other, alpha, empties, Parity.parity(~(mover | other)));
    }

    private int search(long mover, long other, int alpha, int empties, int parity) {
        if (empties <= 4) {
            return last(mover, other, alpha, empties, parity);
        }
        last.nodes++;
        int bound = Stability.upperBound(mover, other, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastFour.finalScore(mover, other)
                    : -search(other, mover, -alpha - 1, empties, parity);
        }
        long odd = moves & Parity.squares(parity);
        int best = NO_SCORE;
        if (odd != 0) {
            best = best(odd, mover, other, alpha, empties, parity);
            if (best > alpha) {
                return best;
            }
        }
        return Math.max(best, best(moves & ~odd, mover, other, alpha, empties, parity));
    }

    /// The best of these moves, or the first that fails high.
    private int best(long moves, long mover, long other, int alpha, int empties, int parity) {
        int best = NO_SCORE;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            int score = -search(
                    other ^ flips,
                    mover ^ flips | 1L << square,
                    -alpha - 1,
                    empties - 1,
                    parity ^ Parity.quadrant(square));
            if (score > best) {
                best = score;
                if (score > alpha) {
                    return score;
                }
            }
        }
        return best;
    }

    private int last(long mover, long other, int alpha, int empties, int parity) {
        long empty = ~(mover | other);
        return switch (empties) {
            case 4 -> four(mover, other, alpha, empty & Parity.squares(parity));
            case 3 -> three(mover, other, alpha, empty & Parity.squares(parity));
            case 2 -> last.two(mover, other, alpha, lowest(empty), highest(empty));
            case 1 -> last.one(mover, alpha, lowest(empty));
            default -> LastFour.finalScore(mover, other);
        };
    }

    private int four(long mover, long other, int alpha, long odd) {
        long empty = ~(mover | other);
        // Squares of odd quadrants first; there are none, two or four.
        long left = odd == 0 ? empty : odd;
        int first = lowest(left);
        int second = lowest(left & left - 1);
        left = empty & ~(1L << first | 1L << second);
        return last.four(mover, other, alpha, first, second, lowest(left), highest(left));
    }

    private int three(long mover, long other, int alpha, long odd) {
        int first = lowest(odd);
        long left = ~(mover | other) & ~(1L << first);
        return last.three(mover, other, alpha, first, lowest(left), highest(left));
    }

    private static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    private static int highest(long set) {
        return 63 - Long.numberOfLeadingZeros(set);
    }
}
