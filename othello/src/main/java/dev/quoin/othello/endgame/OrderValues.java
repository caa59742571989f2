package dev.quoin.othello.endgame;

import dev.quoin.othello.pattern.PackedValues;
import dev.quoin.othello.pattern.Patterns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// Learnt values of the arrangements of [Patterns] and of mobility, by which moves are ordered; they guess
/// the score and never decide it. Immutable. [OrderTraining] makes them.
final class OrderValues {
    /// Values are counted in this part of a disc.
    static final int UNITS = PackedValues.UNITS;

    /// Phases of the game with values of their own, each beginning with so many empty squares.
    static final int[] PHASES = {0, 15, 18};

    /// Values of one phase: of arrangements, of the mover's number of moves, of the other's.
    static final int SIZE = Patterns.SIZE + 64;

    /// Numbers of moves are told apart up to here.
    private static final int MOST_MOVES = 31;

    private static final String RESOURCE = "endgame-order.bin";

    private final byte[] values;

    OrderValues(byte[] values) {
        if (values.length != PHASES.length * SIZE) {
            throw new IllegalArgumentException(
                    "order values must be " + PHASES.length * SIZE + " bytes, got " + values.length);
        }
        this.values = values;
    }

    /// Read when first needed: short endgames do without.
    private static final class Shipped {
        static final OrderValues VALUES = read();

        private static OrderValues read() {
            try (InputStream packed =
                    Objects.requireNonNull(OrderValues.class.getResourceAsStream(RESOURCE), "resource " + RESOURCE)) {
                return new OrderValues(PackedValues.unpack(packed, PHASES.length * SIZE));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// The ones that come with the library.
    static OrderValues shipped() {
        return Shipped.VALUES;
    }

    /// All the same: for searches that shall not depend on what was learnt.
    static OrderValues none() {
        return new OrderValues(new byte[PHASES.length * SIZE]);
    }

    /// The place of the mover's number of moves.
    static int moves(int count) {
        return Patterns.SIZE + Math.min(MOST_MOVES, count);
    }

    /// The place of the number of moves that the other side would have.
    static int otherMoves(int count) {
        return Patterns.SIZE + MOST_MOVES + 1 + Math.min(MOST_MOVES, count);
    }

    /// Where the values for this many empty squares begin.
    private static int phase(int empties) {
        return empties < PHASES[1] ? 0 : empties < PHASES[2] ? SIZE : 2 * SIZE;
    }

    /// The sum of the values of a position.
    ///
    /// @param numbers what [Patterns#read] wrote
    /// @param moves how many moves the mover has
    /// @param otherMoves how many the other would have
    int sum(int[] numbers, int empties, int moves, int otherMoves) {
        byte[] all = values;
        int at = phase(empties);
        int sum = all[at + moves(moves)] + all[at + otherMoves(otherMoves)];
        for (int each = 0; each < Patterns.COUNT; each++) {
            sum += all[at + numbers[each]];
        }
        return sum;
    }
}
