package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// The last four empty squares, each number of them with code of its own. Counts nodes; one thread at a
/// time.
///
/// All searches ask whether the score is above `alpha`: the answer is a bound of the score on the right side
/// of it.
final class LastSquares {
    /// The squares around each square: without a disc of the other side among them nothing can be turned.
    private static final long[] AROUND = around();

    private static final int UNSEEN = -65;

    long nodes;

    /// The score of a finished game.
    static int ended(long mover, long other) {
        int difference = Long.bitCount(mover) - Long.bitCount(other);
        int empty = 64 - Long.bitCount(mover | other);
        return difference + (difference > 0 ? empty : difference < 0 ? -empty : 0);
    }

    /// One empty square.
    int one(long mover, int alpha, int square) {
        nodes++;
        // Of 63 discs: what the mover would win by with the last square and nothing turned.
        int score = 2 * Long.bitCount(mover) - 62;
        int turned = LastDisc.twiceTurned(square, mover);
        if (turned != 0) {
            return score + turned;
        }
        // The other side would get the square. Whoever is ahead gets it when nobody can play.
        int others = score - 2;
        if (score > 0) {
            others = score;
            if (score <= alpha) {
                return score;
            }
        } else if (others <= alpha) {
            return others;
        }
        turned = LastDisc.twiceTurned(square, ~mover);
        return turned == 0 ? others : score - 2 - turned;
    }

    /// Two empty squares.
    int two(long mover, long other, int alpha, int first, int second) {
        nodes++;
        int best = UNSEEN;
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
        return best == UNSEEN ? twoAfterPass(mover, other, alpha, first, second) : best;
    }

    private int twoAfterPass(long mover, long other, int alpha, int first, int second) {
        nodes++;
        int best = -UNSEEN;
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
        return best == -UNSEEN ? ended(mover, other) : best;
    }

    /// Three empty squares.
    int three(long mover, long other, int alpha, int first, int second, int third) {
        nodes++;
        int best = UNSEEN;
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
        if (best != UNSEEN) {
            return best;
        }
        return Bitboard.moves(other, mover) == 0
                ? ended(mover, other)
                : -three(other, mover, -alpha - 1, first, second, third);
    }

    /// Four empty squares.
    int four(long mover, long other, int alpha, int first, int second, int third, int fourth) {
        nodes++;
        int best = UNSEEN;
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
        if (best != UNSEEN) {
            return best;
        }
        return Bitboard.moves(other, mover) == 0
                ? ended(mover, other)
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
