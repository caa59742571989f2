package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.pattern.PackedWeights;
import dev.quoin.othello.pattern.Patterns;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Learns the move ordering weights of the endgame search from self-play games with solved endings. The same
/// seed and number of games give the same bytes. Mutable, not thread-safe.
public final class MoveOrderingTraining {
    private static final int EPOCHS = 12;
    private static final float LEARNING_RATE = 0.008f;
    private static final float RATE_DECAY = 0.75f;

    /// The range of empty squares that each phase learns from: slightly more than it is used for.
    private static final int[][] TRAINING_RANGES = {{9, 15}, {14, 18}, {17, 26}};

    private final long seed;
    private final SplittableRandom random;
    private final int[] indices = new int[Patterns.COUNT + 2];
    private final Consumer<String> told;

    /// @param told receives progress messages
    public MoveOrderingTraining(long seed, Consumer<String> told) {
        this.seed = seed;
        random = new SplittableRandom(seed);
        this.told = told;
    }

    /// Plays games and learns from them, in two rounds: a fifth of the games is played by mobility alone,
    /// the others with the weights learned from those. Returns the packed weights as they are shipped.
    public byte[] train(int games) {
        byte[] first = fit(played(0, games / 5, MoveOrderingWeights.none()));
        return PackedWeights.pack(fit(played(games / 5, games, new MoveOrderingWeights(first))));
    }

    private TrainingPositions played(int from, int to, MoveOrderingWeights weights) {
        var games = new TrainingPositions(seed, weights);
        for (int game = from; game < to; game++) {
            games.play(game);
            if ((game + 1) % 1000 == 0) {
                told.accept((game + 1) + " games, " + games.count() + " positions");
            }
        }
        return games;
    }

    private byte[] fit(TrainingPositions games) {
        byte[] weights = new byte[MoveOrderingWeights.PHASES.length * MoveOrderingWeights.SIZE];
        for (int phase = 0; phase < MoveOrderingWeights.PHASES.length; phase++) {
            float[] fitted = fit(games, phase);
            for (int each = 0; each < fitted.length; each++) {
                weights[phase * MoveOrderingWeights.SIZE + each] = PackedWeights.rounded(fitted[each]);
            }
        }
        return weights;
    }

    /// Stochastic gradient descent on the squared error; every position under a random symmetry of the board.
    private float[] fit(TrainingPositions games, int phase) {
        int[] order = positions(games, TRAINING_RANGES[phase][0], TRAINING_RANGES[phase][1]);
        float[] weights = new float[MoveOrderingWeights.SIZE];
        float learningRate = LEARNING_RATE;
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            double squares = 0;
            for (int position : order) {
                int view = random.nextInt(8);
                read(Patterns.seenFrom(view, games.mover(position)), Patterns.seenFrom(view, games.other(position)));
                float error = games.score(position);
                for (int index : indices) {
                    error -= weights[index];
                }
                squares += error * error;
                for (int index : indices) {
                    weights[index] += learningRate * error;
                }
            }
            learningRate *= RATE_DECAY;
            told.accept("phase " + phase + ", epoch " + epoch + ": error "
                    + Math.round(100 * Math.sqrt(squares / order.length)) / 100.0 + " discs");
        }
        return weights;
    }

    /// The positions with this many empty squares, shuffled.
    private int[] positions(TrainingPositions games, int fewest, int most) {
        int[] order = new int[games.count()];
        int count = 0;
        for (int index = 0; index < order.length; index++) {
            int empties = 64 - Long.bitCount(games.mover(index) | games.other(index));
            if (empties >= fewest && empties <= most) {
                int place = random.nextInt(count + 1);
                order[count++] = order[place];
                order[place] = index;
            }
        }
        return Arrays.copyOf(order, count);
    }

    private void read(long mover, long other) {
        Patterns.read(mover, other, indices);
        indices[Patterns.COUNT] = MoveOrderingWeights.moves(Long.bitCount(Bitboard.moves(mover, other)));
        indices[Patterns.COUNT + 1] = MoveOrderingWeights.otherMoves(Long.bitCount(Bitboard.moves(other, mover)));
    }
}
