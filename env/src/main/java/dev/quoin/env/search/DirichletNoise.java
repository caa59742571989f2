package dev.quoin.env.search;

import java.util.random.RandomGenerator;

/// Samples from a symmetric Dirichlet distribution, by normalizing gamma variates (Marsaglia and Tsang,
/// 2000).
final class DirichletNoise {
    private DirichletNoise() {}

    /// Fills the first `count` entries with a sample: nonnegative numbers that sum to 1.
    static void draw(RandomGenerator random, double alpha, double[] noise, int count) {
        double sum = 0;
        for (int entry = 0; entry < count; entry++) {
            noise[entry] = gamma(random, alpha);
            sum += noise[entry];
        }
        for (int entry = 0; entry < count; entry++) {
            // A tiny alpha can underflow everywhere: then one entry gets everything, as in the limit.
            noise[entry] = sum > 0 ? noise[entry] / sum : entry == 0 ? 1 : 0;
        }
    }

    private static double gamma(RandomGenerator random, double shape) {
        if (shape < 1) {
            return gamma(random, shape + 1) * Math.pow(1 - random.nextDouble(), 1 / shape);
        }
        double d = shape - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double normal = random.nextGaussian();
            double v = 1 + c * normal;
            if (v <= 0) {
                continue;
            }
            v = v * v * v;
            double uniform = 1 - random.nextDouble();
            if (Math.log(uniform) < 0.5 * normal * normal + d - d * v + d * Math.log(v)) {
                return d * v;
            }
        }
    }
}
