package dev.quoin.arena.result;

/// The most likely distribution of pair results with a given mean, found by walking uphill with ever
/// smaller steps.
final class NaiveLikelihood {
    /// Moves of probability that change neither the sum nor the mean.
    private static final double[][] DIRECTIONS = {
        {1, -2, 1, 0, 0}, {0, 1, -2, 1, 0}, {0, 0, 1, -2, 1}, {1, -1, -1, 1, 0}, {0, 1, -1, -1, 1}, {1, 0, -2, 0, 1}
    };

    private NaiveLikelihood() {}

    /// The logarithm of the highest likelihood.
    static double best(PairCounts counts, double mean) {
        // A distribution with this mean: part of everything even, the rest at one end.
        double[] chances = {0.2, 0.2, 0.2, 0.2, 0.2};
        double end = mean < 0.5 ? 0 : 1;
        double share = (mean - 0.5) / (end - 0.5);
        for (int result = 0; result < chances.length; result++) {
            chances[result] = 0.2 * (1 - share) + (result == end * 4 ? share : 0);
        }
        double best = likelihood(counts, chances);
        for (double step = 0.1; step > 1e-9; step /= 2) {
            boolean climbing = true;
            while (climbing) {
                climbing = false;
                for (double[] direction : DIRECTIONS) {
                    for (int sign = -1; sign <= 1; sign += 2) {
                        double[] tried = chances.clone();
                        for (int result = 0; result < tried.length; result++) {
                            tried[result] += sign * step * direction[result];
                        }
                        double there = likelihood(counts, tried);
                        if (there > best + 1e-13) {
                            best = there;
                            chances = tried;
                            climbing = true;
                        }
                    }
                }
            }
        }
        return best;
    }

    private static double likelihood(PairCounts counts, double[] chances) {
        double sum = 0;
        for (int result = 0; result < chances.length; result++) {
            if (chances[result] <= 0) {
                return Double.NEGATIVE_INFINITY;
            }
            sum += counts.counts().get(result) * Math.log(chances[result]);
        }
        return sum;
    }
}
