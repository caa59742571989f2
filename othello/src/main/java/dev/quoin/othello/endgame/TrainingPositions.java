package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Late positions of self-play games with their scores, for [MoveOrderingTraining]. Mutable, not
/// thread-safe.
///
/// Games start with random moves, then follow the move ordering with some noise. With at most [#SOLVED_FROM] empty
/// squares the scores are exact; earlier positions get the score at that point of their game.
final class TrainingPositions {
    /// Positions with fewer empty squares are ordered without learned weights.
    private static final int FEWEST_EMPTIES = 9;

    private static final int MOST_EMPTIES = 26;
    private static final int SOLVED_FROM = 14;
    private static final int RANDOM_PERCENT = 8;
    /// Noise in the unit of move scores, where one reply is 64, so that nearly equal moves are played as well.
    private static final int NOISE = 100;

    private final EndgameSearch search;
    private final long seed;
    private long[] movers = new long[1024];
    private long[] others = new long[1024];
    private byte[] scores = new byte[1024];
    private int count;

    /// @param weights used to choose moves
    TrainingPositions(long seed, MoveOrderingWeights weights) {
        this.seed = seed;
        search = new EndgameSearch(
                new EndgameTable(EndgameSearch.LOCAL_TABLE_BYTES),
                new EndgameTable(8 << 20),
                weights,
                new SearchThreads(nodes -> {}, nodes -> false));
    }

    int count() {
        return count;
    }

    long mover(int index) {
        return movers[index];
    }

    long other(int index) {
        return others[index];
    }

    /// The score for the mover.
    int score(int index) {
        return scores[index];
    }

    /// Plays the game with this number, independent of the others, and keeps its late positions.
    void play(int number) {
        var random = new SplittableRandom(seed ^ number * 0x9e3779b97f4a7c15L);
        int first = count;
        // Which side is to move, for the sign of the score.
        int[] sides = new int[64];
        int randomMoves = 6 + random.nextInt(14);
        long mover = Bitboard.BLACK_START;
        long other = Bitboard.WHITE_START;
        int side = 1;
        for (int played = 0; ; ) {
            long moves = Bitboard.moves(mover, other);
            int empties = 64 - Long.bitCount(mover | other);
            if (empties < FEWEST_EMPTIES || moves == 0 && Bitboard.moves(other, mover) == 0) {
                break;
            }
            long disc = 0;
            long flips = 0;
            if (moves != 0) {
                if (empties <= MOST_EMPTIES) {
                    sides[count - first] = side;
                    add(mover, other);
                }
                disc = played++ < randomMoves ? any(moves, random) : chosen(mover, other, moves, random);
                flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            }
            long before = mover;
            mover = other ^ flips;
            other = before ^ flips ^ disc;
            side = -side;
        }
        solve(first, sides);
    }

    private void add(long mover, long other) {
        if (count == scores.length) {
            movers = Arrays.copyOf(movers, 2 * count);
            others = Arrays.copyOf(others, 2 * count);
            scores = Arrays.copyOf(scores, 2 * count);
        }
        movers[count] = mover;
        others[count++] = other;
    }

    /// Backwards from the last position, so that the transposition table already holds what follows.
    private void solve(int first, int[] sides) {
        int score = 0;
        for (int index = count - 1; index >= first; index--) {
            int side = sides[index - first];
            if (64 - Long.bitCount(movers[index] | others[index]) <= SOLVED_FROM) {
                score = side * exact(movers[index], others[index], side * score);
            }
            scores[index] = (byte) (side * score);
        }
    }

    private int exact(long mover, long other, int guess) {
        var bounds = new Bounds(guess);
        while (!bounds.areExact()) {
            bounds.narrow(search, mover, other);
        }
        return bounds.lower;
    }

    private static long any(long moves, SplittableRandom random) {
        long left = moves;
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.lowestOneBit(left);
    }

    private long chosen(long mover, long other, long moves, SplittableRandom random) {
        if (random.nextInt(100) < RANDOM_PERCENT) {
            return any(moves, random);
        }
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        for (long left = moves; left != 0; left &= left - 1) {
            long disc = Long.lowestOneBit(left);
            long flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            long replies = Bitboard.moves(other ^ flips, mover ^ flips | disc);
            int worth = 64 * EndgameMoveOrder.weightedMobility(replies)
                    + 4 * search.shallowEvaluation().negamax(other ^ flips, mover ^ flips | disc, 1)
                    + random.nextInt(NOISE);
            if (worth < fewest) {
                fewest = worth;
                best = disc;
            }
        }
        return best;
    }
}
