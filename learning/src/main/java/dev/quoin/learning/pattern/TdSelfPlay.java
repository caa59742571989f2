package dev.quoin.learning.pattern;

import dev.quoin.game.NumberedChance;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.endgame.EndgameWatcher;
import dev.quoin.othello.pattern.Patterns;
import java.util.SplittableRandom;

/// TD(λ) on self-play games. Mutable, not thread-safe.
///
/// A game starts with random moves; then each side plays ε-greedily. In some games one side plays greedily
/// for discs instead, so that the weights learn to punish that. After the game every position is updated
/// toward its λ-return. A random move is off-policy: the position before it is updated toward the value of
/// the best move instead.
///
/// The target of the first position with [#SOLVED_EMPTIES] empty squares is its exact score from the endgame
/// solver, and earlier positions bootstrap from it. The results of self-play endgames are too noisy as targets
/// for the midgame.
final class TdSelfPlay {
    private static final int MAX_TURNS = 64;
    private static final int SOLVED_EMPTIES = 10;
    private static final int NEVER = -1;

    private final TdWeights weights;
    private final TdConfig config;
    private final long[] movers = new long[MAX_TURNS];
    private final long[] others = new long[MAX_TURNS];
    private final boolean[] black = new boolean[MAX_TURNS];
    private final boolean[] explored = new boolean[MAX_TURNS];
    private final float[] best = new float[MAX_TURNS];
    private final EndgameSolver solver = new EndgameSolver(EndgameOptions.standard());
    private final Negamax search;
    private int turns;
    private int solved;

    TdSelfPlay(TdWeights weights, TdConfig config) {
        this.weights = weights;
        this.config = config;
        this.search = new Negamax(weights);
    }

    /// Plays game `number`, updates the weights, and returns the mean squared TD error.
    double play(long number) {
        var chance = NumberedChance.of(config.seed(), number);
        int opening = chance.nextInt(config.opening() + 1);
        boolean sparring = chance.nextDouble() < config.sparring();
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
            int strongest = record(mover, other, moves, isBlack);
            int square = turns <= opening || chance.nextDouble() < config.epsilon()
                    ? nth(moves, chance.nextInt(Long.bitCount(moves)))
                    : greedy ? mostDiscs(mover, other, moves) : strongest;
            explored[turns - 1] = square != strongest;
            long flips = Bitboard.flips(square, mover, other);
            long then = other ^ flips;
            other = mover | flips | 1L << square;
            mover = then;
            isBlack = !isBlack;
        }
        float blackLead = Bitboard.margin(isBlack ? mover : other, isBlack ? other : mover);
        return update(blackLead, config.learningRate().at(number), chance);
    }

    /// Records a position and the value of its best move, and returns that move.
    private int record(long mover, long other, long moves, boolean isBlack) {
        best[turns] = search.best(mover, other, moves, config.depth());
        movers[turns] = mover;
        others[turns] = other;
        black[turns] = isBlack;
        if (solved == NEVER && Long.bitCount(~(mover | other)) <= SOLVED_EMPTIES) {
            solved = turns;
        }
        turns++;
        return search.move();
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

    private double update(float blackLead, float learningRate, SplittableRandom chance) {
        double squaredErrors = 0;
        float lambdaReturn = blackLead;
        for (int turn = turns - 1; turn >= 0; turn--) {
            float next = black[turn] ? lambdaReturn : -lambdaReturn;
            float target = target(turn, next);
            int view = chance.nextInt(8);
            float error = weights.update(
                    Patterns.seenFrom(view, movers[turn]), Patterns.seenFrom(view, others[turn]), target, learningRate);
            squaredErrors += error * error;
            lambdaReturn = black[turn] ? target : -target;
        }
        return squaredErrors / turns;
    }

    /// Returns the target of a position for its mover.
    ///
    /// @param next the λ-return of the next position, for the same side
    private float target(int turn, float next) {
        if (turn == solved) {
            return solver.solve(movers[turn], others[turn], EndgameWatcher.NONE).score();
        }
        return explored[turn] ? best[turn] : best[turn] + config.lambda() * (next - best[turn]);
    }
}
