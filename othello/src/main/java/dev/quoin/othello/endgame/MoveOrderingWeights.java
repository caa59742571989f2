package dev.quoin.othello.endgame;

import dev.quoin.othello.pattern.PackedWeights;
import dev.quoin.othello.pattern.Patterns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// Learned weights of pattern configurations and mobility, for move ordering only: they estimate the score and
/// never decide it. Immutable. Made by [MoveOrderingTraining].
final class MoveOrderingWeights {
    /// The number of units per disc.
    static final int UNITS = PackedWeights.UNITS;

    /// Phases of the game with their own weights, each starting at this many empty squares.
    static final int[] PHASES = {0, 15, 18};

    /// Weights of one phase: of configurations, of the mover's mobility, of the opponent's.
    static final int SIZE = Patterns.SIZE + 64;

    /// Higher mobilities share this one's weight.
    private static final int MOST_MOVES = 31;

    private static final String RESOURCE = "endgame-order.bin";

    private final byte[] weights;

    MoveOrderingWeights(byte[] weights) {
        if (weights.length != PHASES.length * SIZE) {
            throw new IllegalArgumentException(
                    "order values must be " + PHASES.length * SIZE + " bytes, got " + weights.length);
        }
        this.weights = weights;
    }

    /// Loaded lazily: short endgames do not need it.
    private static final class Shipped {
        static final MoveOrderingWeights WEIGHTS = read();

        private static MoveOrderingWeights read() {
            try (InputStream packed = Objects.requireNonNull(
                    MoveOrderingWeights.class.getResourceAsStream(RESOURCE), "resource " + RESOURCE)) {
                return new MoveOrderingWeights(PackedWeights.unpack(packed, PHASES.length * SIZE));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// The weights shipped with the library.
    static MoveOrderingWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /// All zero, for searches without learned weights.
    static MoveOrderingWeights none() {
        return new MoveOrderingWeights(new byte[PHASES.length * SIZE]);
    }

    /// The index of the mover's mobility.
    static int moves(int count) {
        return Patterns.SIZE + Math.min(MOST_MOVES, count);
    }

    /// The index of the opponent's mobility.
    static int otherMoves(int count) {
        return Patterns.SIZE + MOST_MOVES + 1 + Math.min(MOST_MOVES, count);
    }

    /// The index of the first weight for this many empty squares.
    private static int phase(int empties) {
        return empties < PHASES[1] ? 0 : empties < PHASES[2] ? SIZE : 2 * SIZE;
    }

    /// The sum of the weights of a position.
    ///
    /// @param indices the configurations that [Patterns#read] wrote
    /// @param moves the mover's mobility
    /// @param otherMoves the opponent's mobility
    int sum(int[] indices, int empties, int moves, int otherMoves) {
        byte[] all = weights;
        int at = phase(empties);
        int sum = all[at + moves(moves)] + all[at + otherMoves(otherMoves)];
        for (int each = 0; each < Patterns.COUNT; each++) {
            sum += all[at + indices[each]];
        }
        return sum;
    }
}
