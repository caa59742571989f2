package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// Null-window searches of the last four empty squares, with separate code for each number of them. Counts nodes;
/// one thread at a time.
///
/// Each returns a bound of the score on the right side of `alpha`.
final class LastFour {
    /// The neighbors of each square: without an opposing disc among them a move flips nothing.
    private static final long[] AROUND = around();

    private static final int NO_SCORE = -65;

    long nodes;

    /// The score of a finished game.
    static int finalScore(long mover, long other) {
        int difference = Long.bitCount(mover) - Long.bitCount(other);
        int empty = 64 - Long.bitCount(mover | other);
        return difference + (difference > 0 ? empty : difference < 0 ? -empty : 0);
    }

    /// One empty square.
    int one(long mover, int alpha, int square) {
        nodes++;
        // The margin if the mover gets the last square without flips; there are 63 discs on the board.
        int score = 2 * Long.bitCount(mover) - 62;
        int flips = LastFlips.twiceFlips(square, mover);
        if (flips != 0) {
            return score + flips;
        }
        // The mover passes. If neither can play, the winner gets the empty square.
        int others = score - 2;
        if (score > 0) {
            others = score;
            if (score <= alpha) {
                return score;
            }
        } else if (others <= alpha) {
            return others;
        }
        flips = LastFlips.twiceFlips(square, ~mover);
        return flips == 0 ? others : score - 2 - flips;
    }

    /// Two empty squares.
    int two(long mover, long other, int alpha, int first, int second) {
        nodes++;
        int best = NO_SCORE;
        if ((AROUND[first] & other) != 0) {
            long flips = Bitboard.flips(first, mover, other);
            if (flips != 0) {
                best = -one(other ^ flips, -alpha - 1, second);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[second] & other) != 0) {
            long flips = Bitboard.flips(second, mover, other);
            if (flips != 0) {
                return Math.max(best, -one(other ^ flips, -alpha - 1, first));
            }
        }
        return best == NO_SCORE ? twoAfterPass(mover, other, alpha, first, second) : best;
    }

    private int twoAfterPass(long mover, long other, int alpha, int first, int second) {
        nodes++;
        int best = -NO_SCORE;
        if ((AROUND[first] & mover) != 0) {
            long flips = Bitboard.flips(first, other, mover);
            if (flips != 0) {
                best = one(mover ^ flips, alpha, second);
                if (best <= alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[second] & mover) != 0) {
            long flips = Bitboard.flips(second, other, mover);
            if (flips != 0) {
                return Math.min(best, one(mover ^ flips, alpha, first));
            }
        }
        return best == -NO_SCORE ? finalScore(mover, other) : best;
    }

    /// Three empty squares.
    int three(long mover, long other, int alpha, int first, int second, int third) {
        nodes++;
        int best = NO_SCORE;
        if ((AROUND[first] & other) != 0) {
            long flips = Bitboard.flips(first, mover, other);
            if (flips != 0) {
                best = -two(other ^ flips, mover ^ flips | 1L << first, -alpha - 1, second, third);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[second] & other) != 0) {
            long flips = Bitboard.flips(second, mover, other);
            if (flips != 0) {
                best = Math.max(best, -two(other ^ flips, mover ^ flips | 1L << second, -alpha - 1, first, third));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[third] & other) != 0) {
            long flips = Bitboard.flips(third, mover, other);
            if (flips != 0) {
                return Math.max(best, -two(other ^ flips, mover ^ flips | 1L << third, -alpha - 1, first, second));
            }
        }
        if (best != NO_SCORE) {
            return best;
        }
        return Bitboard.moves(other, mover) == 0
                ? finalScore(mover, other)
                : -three(other, mover, -alpha - 1, first, second, third);
    }

    /// Four empty squares.
    int four(long mover, long other, int alpha, int first, int second, int third, int fourth) {
        nodes++;
        int best = NO_SCORE;
        if ((AROUND[first] & other) != 0) {
            long flips = Bitboard.flips(first, mover, other);
            if (flips != 0) {
                best = -three(other ^ flips, mover ^ flips | 1L << first, -alpha - 1, second, third, fourth);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[second] & other) != 0) {
            long flips = Bitboard.flips(second, mover, other);
            if (flips != 0) {
                best = Math.max(
                        best, -three(other ^ flips, mover ^ flips | 1L << second, -alpha - 1, first, third, fourth));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[third] & other) != 0) {
            long flips = Bitboard.flips(third, mover, other);
            if (flips != 0) {
                best = Math.max(
                        best, -three(other ^ flips, mover ^ flips | 1L << third, -alpha - 1, first, second, fourth));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if ((AROUND[fourth] & other) != 0) {
            long flips = Bitboard.flips(fourth, mover, other);
            if (flips != 0) {
                return Math.max(
                        best, -three(other ^ flips, mover ^ flips | 1L << fourth, -alpha - 1, first, second, third));
            }
        }
        if (best != NO_SCORE) {
            return best;
        }
        return Bitboard.moves(other, mover) == 0
                ? finalScore(mover, other)
                : -four(other, mover, -alpha - 1, first, second, third, fourth);
    }

    private static long[] around() {
        long[] around = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int near = 0; near < 64; near++) {
                int rows = Math.abs((near >> 3) - (square >> 3));
                int columns = Math.abs((near & 7) - (square & 7));
                if (Math.max(rows, columns) == 1) {
                    around[square] |= 1L << near;
                }
            }
        }
        return around;
    }
}
