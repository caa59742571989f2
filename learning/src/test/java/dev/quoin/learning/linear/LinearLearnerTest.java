package dev.quoin.learning.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.Samples;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LinearLearnerTest {
    private static final FeatureSet TWELVE = FeatureSet.twelve();

    @Test
    void weightsThatMadeTheTargetsAreFound() {
        double[] truth = {0.1, -0.2, 0.5, 3, 1, -2, 1.5, 20, 40, 2, -1, -3};
        var learner = new LinearLearner(0.1, 20);
        FeatureMoments moments = FeatureMoments.prior(TWELVE);
        LinearWeights weights = LinearLearner.initialWeights(TWELVE);
        var chance = new SplittableRandom(1);
        for (int game = 0; game < 3000; game++) {
            weights = learner.update(weights, moments, game(truth, 7, 0, chance));
        }
        for (int index = 0; index < truth.length; index++) {
            double spread = TWELVE.features().get(index).spread();
            assertThat(weights.values()[index] * spread)
                    .as(TWELVE.features().get(index).name())
                    .isCloseTo(truth[index] * spread, within(0.05));
        }
        assertThat(weights.bias()).isCloseTo(7, within(0.05));
    }

    @Test
    void whatAGameSaysNothingOfStaysAsItIs() {
        var samples = new Samples(12);
        var vector = new double[12];
        vector[FeatureSet.MOVE_SCORE] = 10;
        samples.add(vector);
        samples.setTarget(0, 50);
        LinearWeights before = LinearLearner.initialWeights(TWELVE);

        LinearWeights after = new LinearLearner(0.1, 100).update(before, FeatureMoments.prior(TWELVE), samples);

        assertThat(after.values()[FeatureSet.MOVE_SCORE]).isGreaterThan(1);
        assertThat(after.bias()).isPositive();
        for (int index = 0; index < 12; index++) {
            if (index != FeatureSet.MOVE_SCORE) {
                assertThat(after.values()[index]).isEqualTo(before.values()[index]);
            }
        }
    }

    @Test
    void aStepOfAlphaIsThatShareOfTheWholeWay() {
        Samples game = game(new double[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 3, 5, new SplittableRandom(2));
        LinearWeights before = LinearLearner.initialWeights(TWELVE);
        double[] whole = new LinearLearner(1, 50)
                .update(before, FeatureMoments.prior(TWELVE), game)
                .values();
        double[] part = new LinearLearner(0.1, 50)
                .update(before, FeatureMoments.prior(TWELVE), game)
                .values();
        for (int index = 0; index < 12; index++) {
            double start = before.values()[index];
            assertThat(part[index] - start).isCloseTo(0.1 * (whole[index] - start), within(1e-9));
        }
    }

    @Test
    void theRegressionHasNoSlope() {
        var chance = new SplittableRandom(3);
        FeatureMoments moments = FeatureMoments.prior(TWELVE);
        moments.add(game(new double[12], 0, 1, chance));
        moments.add(game(new double[12], 0, 1, chance));
        var rows = new double[9][13];
        var targets = new double[9];
        for (int row = 0; row < rows.length; row++) {
            targets[row] = chance.nextDouble(-5, 5);
            for (int column = 0; column < 13; column++) {
                rows[row][column] = chance.nextDouble(-2, 2);
            }
        }
        double[] found = Ridge.solve(rows, targets, 0.7, moments);
        double least = cost(rows, targets, found, moments);
        for (int column = 0; column < 13; column++) {
            for (double step : new double[] {-1e-3, 1e-3}) {
                double[] near = found.clone();
                near[column] += step;
                assertThat(cost(rows, targets, near, moments)).isGreaterThan(least);
            }
        }
    }

    @Test
    void momentsThatAreWrittenAreReadAgain() {
        FeatureMoments moments = FeatureMoments.prior(TWELVE);
        moments.add(game(new double[12], 0, 1, new SplittableRandom(4)));
        assertThat(FeatureMoments.parse(moments.write(), TWELVE).write()).isEqualTo(moments.write());
        assertThatThrownBy(() -> FeatureMoments.parse("1.0\n", TWELVE))
                .hasMessage("moments of 12 features must have 14 lines, got 1");
    }

    @Test
    void stepsMustGoForward() {
        assertThatThrownBy(() -> new LinearLearner(0, 1)).hasMessage("alpha must be above 0 and at most 1, got 0.0");
        assertThatThrownBy(() -> new LinearLearner(1, 0)).hasMessage("the ridge must be above 0, got 0.0");
    }

    private static double cost(double[][] rows, double[] targets, double[] answer, FeatureMoments moments) {
        double cost = 0;
        for (int one = 0; one < answer.length; one++) {
            for (int other = 0; other < answer.length; other++) {
                double mean = moments.mean(Math.max(one, other), Math.min(one, other));
                cost += 0.7 * answer[one] * answer[other] * mean;
            }
        }
        for (int row = 0; row < rows.length; row++) {
            double error = targets[row];
            for (int column = 0; column < answer.length; column++) {
                error -= rows[row][column] * answer[column];
            }
            cost += error * error;
        }
        return cost;
    }

    private static Samples game(double[] truth, double bias, double noise, SplittableRandom chance) {
        var samples = new Samples(12);
        var vector = new double[12];
        for (int move = 0; move < 12; move++) {
            double target = bias + (noise == 0 ? 0 : chance.nextGaussian(0, noise));
            for (int index = 0; index < 12; index++) {
                vector[index] =
                        chance.nextGaussian(0, TWELVE.features().get(index).spread());
                target += truth[index] * vector[index];
            }
            samples.add(vector);
            samples.setTarget(move, target);
        }
        return samples;
    }
}
