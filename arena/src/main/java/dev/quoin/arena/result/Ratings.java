package dev.quoin.arena.result;

import dev.quoin.arena.result.CrossTable.Pairing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Maximum-likelihood ratings of a whole table under the Bradley–Terry model. Single-use.
///
/// One drawn pair is added to every cell, so that a contestant that won everything has a finite rating.
/// Errors are sandwich estimates, with the observed variance of the pairs in each cell. Contestants that no
/// chain of matches connects cannot be compared: each connected group is rated around its own average. A
/// contestant without a match has no rating.
final class Ratings {
    private static final double ELO_A_UNIT = 400 / StrictMath.log(10);
    private static final int MOST_STEPS = 100;
    private static final double NOTHING = 1e-12;
    private static final int DRAWN_PAIR = 2;

    private final int size;
    private final Map<Pairing, MatchResult> cells;
    private final double[] strengths;
    private final int[] groups;

    private Ratings(CrossTable table) {
        this.size = table.names().size();
        this.cells = new LinkedHashMap<>(table.cells());
        cells.values().removeIf(match -> match.counts().pairs() == 0);
        this.strengths = new double[size];
        this.groups = groups();
    }

    /// Returns a number for each contestant, equal for those that matches connect.
    private int[] groups() {
        var numbers = new int[size];
        Arrays.setAll(numbers, each -> each);
        for (Pairing pairing : cells.keySet()) {
            int from = numbers[pairing.first()];
            int to = numbers[pairing.second()];
            for (int each = 0; each < size; each++) {
                numbers[each] = numbers[each] == from ? to : numbers[each];
            }
        }
        return numbers;
    }

    private boolean hasPlayed(int contestant) {
        return cells.keySet().stream()
                .anyMatch(pairing -> pairing.first() == contestant || pairing.second() == contestant);
    }

    static List<Rating> of(CrossTable table) {
        var ratings = new Ratings(table);
        ratings.climb();
        double[] errors = ratings.errors();
        var rated = new ArrayList<Rating>();
        for (int each = 0; each < ratings.size; each++) {
            if (ratings.hasPlayed(each)) {
                rated.add(new Rating(
                        table.names().get(each), ratings.strengths[each] * ELO_A_UNIT, errors[each] * ELO_A_UNIT));
            }
        }
        rated.sort(Comparator.comparingDouble(Rating::elo).reversed());
        return List.copyOf(rated);
    }

    /// Newton's method; the likelihood has a single maximum among ratings that sum to zero. A step is at
    /// most one unit.
    private void climb() {
        double largest = 1;
        for (int step = 0; step < MOST_STEPS && largest > NOTHING; step++) {
            double[] move = Matrix.times(Matrix.inverse(curvature()), slope());
            largest = 0;
            for (int each = 0; each < size; each++) {
                strengths[each] += Math.clamp(move[each], -1, 1);
                largest = Math.max(largest, Math.abs(move[each]));
            }
        }
    }

    private double[] slope() {
        var slope = new double[size];
        cells.forEach((pairing, match) -> {
            PairCounts counts = match.counts().with(DRAWN_PAIR);
            double surplus = counts.pairs() * (counts.mean() - expected(pairing));
            slope[pairing.first()] += surplus;
            slope[pairing.second()] -= surplus;
        });
        return slope;
    }

    /// Returns the negative Hessian, made invertible; the likelihood does not depend on the sum of the
    /// ratings of a connected group.
    private double[][] curvature() {
        var matrix = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                matrix[row][column] = groups[row] == groups[column] ? 1.0 / size : 0;
            }
        }
        cells.forEach((pairing, match) -> {
            double expected = expected(pairing);
            addDifference(matrix, pairing, (match.counts().pairs() + 1) * expected * (1 - expected));
        });
        return matrix;
    }

    private double[] errors() {
        var variance = new double[size][size];
        cells.forEach((pairing, match) -> {
            PairCounts counts = match.counts().with(DRAWN_PAIR);
            double expected = expected(pairing);
            double ofPair = counts.variance() == 0 ? expected * (1 - expected) : counts.variance();
            addDifference(variance, pairing, counts.pairs() * ofPair);
        });
        double[][] bread = Matrix.inverse(curvature());
        double[][] sandwich = Matrix.times(Matrix.times(bread, variance), bread);
        var errors = new double[size];
        for (int each = 0; each < size; each++) {
            errors[each] = Interval.Z * Math.sqrt(Math.max(0, sandwich[each][each]));
        }
        return errors;
    }

    private static void addDifference(double[][] matrix, Pairing pairing, double amount) {
        matrix[pairing.first()][pairing.first()] += amount;
        matrix[pairing.second()][pairing.second()] += amount;
        matrix[pairing.first()][pairing.second()] -= amount;
        matrix[pairing.second()][pairing.first()] -= amount;
    }

    private double expected(Pairing pairing) {
        return 1 / (1 + StrictMath.exp(strengths[pairing.second()] - strengths[pairing.first()]));
    }
}
