package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.pattern.PackedValues;
import dev.quoin.othello.pattern.Patterns;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Learns the values by which endgame moves are ordered, from games it plays against itself and solves. The
/// same seed and number of games give the same bytes. Mutable; one thread at a time.
public final class OrderTraining {
    private static final int EPOCHS = 12;
    private static final float FIRST_RATE = 0.008f;
    private static final float SLOWDOWN = 0.75f;

    /// Empty squares of the positions that each phase learns from: a little more than it is used for.
    private static final int[][] LEARNT_FROM = {{9, 15}, {14, 18}, {17, 26}};

    private final long seed;
    private final SplittableRandom random;
    private final int[] numbers = new int[Patterns.COUNT + 2];
    private final Consumer<String> told;

    /// @param told is told how far it has come
    public OrderTraining(long seed, Consumer<String> told) {
        this.seed = seed;
        random = new SplittableRandom(seed);
        this.told = told;
    }

    /// Plays games and learns from them, twice: a fifth of the games knows nothing but to leave few answers,
    /// the others know what was learnt from those. Returns the values as they are shipped.
    public byte[] train(int games) {
        byte[] first = learnt(played(0, games / 5, OrderValues.none()));
        return PackedValues.pack(learnt(played(games / 5, games, new OrderValues(first))));
    }

    private SolvedGames played(int from, int to, OrderValues values) {
        var games = new SolvedGames(seed, values);
        for (int game = from; game < to; game++) {
            games.play(game);
            if ((game + 1) % 1000 == 0) {
                told.accept((game + 1) + " games, " + games.count() + " positions");
            }
        }
        return games;
    }

    private byte[] learnt(SolvedGames games) {
        byte[] values = new byte[OrderValues.PHASES.length * OrderValues.SIZE];
        for (int phase = 0; phase < OrderValues.PHASES.length; phase++) {
            float[] learnt = learnt(games, phase);
            for (int each = 0; each < learnt.length; each++) {
                values[phase * OrderValues.SIZE + each] = PackedValues.rounded(learnt[each]);
            }
        }
        return values;
    }

    /// Stochastic gradient descent on the squared error; every position as seen from a side taken at random,
    /// because no side of the board is special.
    private float[] learnt(SolvedGames games, int phase) {
        int[] order = positions(games, LEARNT_FROM[phase][0], LEARNT_FROM[phase][1]);
        float[] values = new float[OrderValues.SIZE];
        float rate = FIRST_RATE;
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            double squares = 0;
            for (int index : order) {
                int view = random.nextInt(8);
                read(Patterns.seenFrom(view, games.mover(index)), Patterns.seenFrom(view, games.other(index)));
                float error = games.score(index);
                for (int number : numbers) {
                    error -= values[number];
                }
                squares += error * error;
                for (int number : numbers) {
                    values[number] += rate * error;
                }
            }
            rate *= SLOWDOWN;
            told.accept("phase " + phase + ", epoch " + epoch + ": error "
                    + Math.round(100 * Math.sqrt(squares / order.length)) / 100.0 + " discs");
        }
        return values;
    }

    /// The positions with this many empty squares, shuffled.
    private int[] positions(SolvedGames games, int fewest, int most) {
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
        Patterns.read(mover, other, numbers);
        numbers[Patterns.COUNT] = OrderValues.moves(Long.bitCount(Bitboard.moves(mover, other)));
        numbers[Patterns.COUNT + 1] = OrderValues.otherMoves(Long.bitCount(Bitboard.moves(other, mover)));
    }
}
