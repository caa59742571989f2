package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import java.util.SplittableRandom;

/// Positions with a given number of empty squares, from random games or with discs thrown on the board. The
/// thrown ones have the passes, wipe-outs and unreachable squares that games seldom show.
public final class RandomEndgames {
    private RandomEndgames() {}

    public static OthelloPosition played(SplittableRandom random, int empties) {
        while (true) {
            long mover = Bitboard.BLACK_START;
            long other = Bitboard.WHITE_START;
            while (Long.bitCount(~(mover | other)) > empties) {
                long moves = Bitboard.moves(mover, other);
                if (moves == 0) {
                    if (Bitboard.moves(other, mover) == 0) {
                        break;
                    }
                    long swap = mover;
                    mover = other;
                    other = swap;
                    continue;
                }
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                    moves &= moves - 1;
                }
                long flips = Bitboard.flips(Long.numberOfTrailingZeros(moves), mover, other);
                long before = mover;
                mover = other ^ flips;
                other = before ^ flips ^ Long.lowestOneBit(moves);
            }
            if (Long.bitCount(~(mover | other)) == empties) {
                return new OthelloPosition(mover, other, Disc.BLACK);
            }
        }
    }

    public static OthelloPosition thrown(SplittableRandom random, int empties) {
        long empty = 0;
        while (Long.bitCount(empty) < empties) {
            empty |= 1L << random.nextInt(64);
        }
        long black = random.nextLong();
        for (int bias = random.nextInt(4); bias > 0; bias--) {
            black &= random.nextLong();
        }
        if (random.nextBoolean()) {
            black = ~black;
        }
        return new OthelloPosition(black & ~empty, ~black & ~empty, Disc.BLACK);
    }
}
