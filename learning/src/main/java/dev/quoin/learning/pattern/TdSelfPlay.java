package dev.quoin.learning.pattern;

import dev.quoin.game.NumberedChance;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.endgame.EndgameWatcher;
import dev.quoin.othello.pattern.Patterns;
import java.util.SplittableRandom;

/// Games of the values against themselves, from which they learn. Mutable, for one thread.
///
/// A game begins with some moves at random; then each side takes the move that looks best, now and then any other. In
/// some games one side turns as many discs as it can instead, so that values learn to punish it. After the
/// game every position learns what came of it: partly from how the next one was judged, partly from
/// what that learnt (TD(λ)). A move at random teaches nothing about the position before, which learns from the best
/// move instead.
///
/// The first position with [#SOLVED] empty squares learns its exact result, found by the endgame solver, and those
/// before it learn from that: how such values play the end by themselves is too noisy to learn the middle from.
final class TdSelfPlay {
    private static final int MOST_TURNS = 64;
    private static final int SOLVED = 10;
    private static final int NEVER = -1;

    private final TdWeights weights;
    private final TdConfig habits;
    private final long[] movers = new long[MOST_TURNS];
    private final long[] others = new long[MOST_TURNS];
    private final boolean[] black = new boolean[MOST_TURNS];
    private final boolean[] tried = new boolean[MOST_TURNS];
    private final float[] best = new float[MOST_TURNS];
    private final EndgameSolver solver = new EndgameSolver(EndgameOptions.standard());
    private final Negamax ahead;
    private int turns;
    private int solved;

    TdSelfPlay(TdWeights weights, TdConfig habits) {
        this.weights = weights;
        this.habits = habits;
        this.ahead = new Negamax(weights);
    }

    /// Plays the game with this number and learns from it; returns the mean square of the errors.
    double play(long number) {
        var chance = NumberedChance.of(habits.seed(), number);
        int opening = chance.nextInt(habits.opening() + 1);
        boolean sparring = chance.nextDouble() < habits.sparring();
        boolean sparringBlack = chance.nextBoolean();
        long mover = Bitboard.BLACK_START;
        long other = Bitboard.WHITE_START;
        boolean isBlack = true;
        turns = 0;
        solved = NEVER;
        while (true) {
            long moves = Bitboard.moves(mover, other);
            if (moves == 0) {
                if (Bitboard.moves(other, mover) == 0) {
                    break;
                }
                moves = Bitboard.moves(other, mover);
                long waiting = mover;
                mover = other;
                other = waiting;
                isBlack = !isBlack;
            }
            boolean greedy = sparring && isBlack == sparringBlack;
            int strongest = note(mover, other, moves, isBlack);
            int square = turns <= opening || chance.nextDouble() < habits.explore()
                    ? nth(moves, chance.nextInt(Long.bitCount(moves)))
                    : greedy ? mostDiscs(mover, other, moves) : strongest;
            tried[turns - 1] = square != strongest;
            long flips = Bitboard.flips(square, mover, other);
            long then = other ^ flips;
            other = mover | flips | 1L << square;
            mover = then;
            isBlack = !isBlack;
        }
        float blackWins = Bitboard.margin(isBlack ? mover : other, isBlack ? other : mover);
        return learn(blackWins, habits.rate().at(number), chance);
    }

    /// Notes the position with the worth of its best move, and returns that.
    private int note(long mover, long other, long moves, boolean isBlack) {
        best[turns] = ahead.best(mover, other, moves, habits.ahead());
        movers[turns] = mover;
        others[turns] = other;
        black[turns] = isBlack;
        if (solved == NEVER && Long.bitCount(~(mover | other)) <= SOLVED) {
            solved = turns;
        }
        turns++;
        return ahead.move();
    }

    private static int mostDiscs(long mover, long other, long moves) {
        int most = 0;
        int chosen = 0;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int turned = Long.bitCount(Bitboard.flips(square, mover, other));
            if (turned > most) {
                most = turned;
                chosen = square;
            }
        }
        return chosen;
    }

    private static int nth(long squares, int index) {
        long left = squares;
        for (int skipped = 0; skipped < index; skipped++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    private double learn(float blackWins, float rate, SplittableRandom chance) {
        double squares = 0;
        float later = blackWins;
        for (int turn = turns - 1; turn >= 0; turn--) {
            float result = black[turn] ? later : -later;
            float target = target(turn, result);
            int view = chance.nextInt(8);
            float error = weights.learn(
                    Patterns.seenFrom(view, movers[turn]), Patterns.seenFrom(view, others[turn]), target, rate);
            squares += error * error;
            later = black[turn] ? target : -target;
        }
        return squares / turns;
    }

    /// What a position should have been worth to its mover.
    private float target(int turn, float result) {
        if (turn == solved) {
            return solver.solve(movers[turn], others[turn], EndgameWatcher.NONE).score();
        }
        return tried[turn] ? best[turn] : best[turn] + habits.lambda() * (result - best[turn]);
    }
}
