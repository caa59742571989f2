package dev.quoin.crossword.simulation;

import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import java.util.random.RandomGenerator;

/// What the other seat may have kept after its last play, by probability. Immutable.
final class KeptTiles {
    /// Nothing is known.
    static final KeptTiles UNKNOWN = new KeptTiles(List.of(), new double[0]);

    private final List<Tiles> leaves;

    /// For each leave, the weight of it and all before it.
    private final double[] upTo;

    /// @param leaves possible leaves of the same size
    /// @param weights how likely they are
    KeptTiles(List<Tiles> leaves, double[] weights) {
        this.leaves = List.copyOf(leaves);
        this.upTo = new double[leaves.size()];
        double sum = 0;
        for (int leave = 0; leave < upTo.length; leave++) {
            sum += weights[leave];
            upTo[leave] = sum;
        }
    }

    boolean isKnown() {
        return !leaves.isEmpty();
    }

    Tiles draw(RandomGenerator random) {
        double at = random.nextDouble() * upTo[upTo.length - 1];
        int leave = 0;
        while (leave < upTo.length - 1 && upTo[leave] <= at) {
            leave++;
        }
        return leaves.get(leave);
    }
}
