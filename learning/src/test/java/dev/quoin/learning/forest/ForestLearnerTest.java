package dev.quoin.learning.forest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.ml.lightgbm.PredictionType;
import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.learning.sample.Samples;
import io.github.metarank.lightgbm4j.LGBMBooster;
import io.github.metarank.lightgbm4j.LGBMException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ForestLearnerTest {
    private static final FeatureSet TWELVE = FeatureSet.twelve();
    private static final ForestLearner LEARNER = new ForestLearner(25, 9, 0.2, 20, 4);
    private static final LinearWeights NOTHING = LinearWeights.of(TWELVE, 0, new double[12]);

    @Test
    void ourTreesSayWhatLightGbmSays() throws LGBMException {
        Samples samples = samples(3000, 1);
        String model = LEARNER.model(NOTHING, samples);
        Forest forest = LEARNER.train(NOTHING, samples);
        Forest read = Forest.parse(forest.write("a comment"), Alphabet.latin());
        assertThat(forest.trees()).hasSize(25);
        Samples asked = samples(2000, 2);
        var vector = new double[12];
        try (var booster = LGBMBooster.loadModelFromString(model)) {
            for (int sample = 0; sample < asked.size(); sample++) {
                asked.copy(sample, vector);
                double theirs = booster.predictForMat(vector, 1, 12, true, PredictionType.C_API_PREDICT_RAW_SCORE)[0];
                assertThat(forest.of(vector)).isEqualTo(theirs);
                assertThat(read.of(vector)).isEqualTo(theirs);
            }
        }
    }

    @Test
    void treesFindWhatNoLineCanSay() {
        Forest forest = LEARNER.train(NOTHING, samples(3000, 1));
        Samples others = samples(1000, 3);
        assertThat(others.error(forest)).isLessThan(0.5 * others.error(NOTHING));
    }

    @Test
    void sameSamplesAndSeedTrainTheSameForest() {
        String once = LEARNER.train(NOTHING, samples(800, 1)).write();
        assertThat(LEARNER.train(NOTHING, samples(800, 1)).write()).isEqualTo(once);
    }

    @Test
    void treesStandOnTopOfLinearValues() {
        var values = new double[12];
        values[FeatureSet.MOVE_SCORE] = 1;
        LinearWeights linear = LinearWeights.of(TWELVE, 3, values);
        Samples samples = samples(3000, 1);
        Forest forest = LEARNER.train(linear, samples);
        var vector = new double[12];
        samples.copy(0, vector);
        assertThat(forest.of(vector)).isEqualTo(linear.of(vector) + forest.ofTrees(vector));
        assertThat(samples.error(forest)).isLessThan(samples.error(linear));
    }

    /// Targets that jump where a feature changes its sign, with some noise.
    private static Samples samples(int count, long seed) {
        var chance = new SplittableRandom(seed);
        var samples = new Samples(12);
        var vector = new double[12];
        for (int sample = 0; sample < count; sample++) {
            for (int index = 0; index < 12; index++) {
                vector[index] = chance.nextDouble(-1, 1);
            }
            double jump = vector[FeatureSet.LEAVE_BLANKS] > 0 ? 20 : vector[FeatureSet.LEAVE_LENGTH] > 0.3 ? 5 : -5;
            samples.add(vector);
            samples.setTarget(sample, jump + chance.nextDouble(-1, 1));
        }
        return samples;
    }
}
