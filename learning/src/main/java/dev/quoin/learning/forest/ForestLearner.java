package dev.quoin.learning.forest;

import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.Weights;
import dev.quoin.learning.sample.Samples;
import io.github.metarank.lightgbm4j.LGBMBooster;
import io.github.metarank.lightgbm4j.LGBMBooster.FeatureImportanceType;
import io.github.metarank.lightgbm4j.LGBMDataset;
import io.github.metarank.lightgbm4j.LGBMException;

/// Grows an ensemble of trees on what linear values leave unexplained: gradient boosting by LightGBM, on one thread, so
/// that the same samples and seed give the same trees.
///
/// A tree alone would value all plays of 20 to 25 points the same; on top of linear values trees say only where these
/// are wrong.
///
/// @param trees how many trees
/// @param leaves how many numbers each has at the most
/// @param rate how much of what is left each tree explains, above 0 and at most 1
/// @param fewest how many samples must stand behind each number
/// @param seed decides which features each tree may ask for
public record ForestLearner(int trees, int leaves, double rate, int fewest, long seed) {
    /// What suits some hundred thousand moves, of whose targets most is luck.
    public static final ForestLearner USUAL = new ForestLearner(60, 12, 0.08, 400, 1);

    public ForestLearner {
        if (trees < 1 || leaves < 2 || fewest < 1) {
            throw new IllegalArgumentException(
                    "a forest must have 1 tree or more, 2 leaves or more in each and 1 sample or"
                            + " more in those, got " + trees + ", " + leaves + " and " + fewest);
        }
        if (!(rate > 0 && rate <= 1)) {
            throw new IllegalArgumentException("the rate must be above 0 and at most 1, got " + rate);
        }
    }

    /// A forest on top of these weights, from samples of their features.
    public Forest grow(Weights linear, Samples samples) {
        try {
            return Forest.of(linear, LightGbmModel.trees(model(linear, samples)));
        } catch (LGBMException e) {
            throw new IllegalStateException("LightGBM failed: " + e.getMessage(), e);
        }
    }

    /// What LightGBM writes of the trees it has grown.
    String model(Weights linear, Samples samples) throws LGBMException {
        int width = samples.width();
        var rows = new double[samples.size() * width];
        var left = new float[samples.size()];
        var features = new double[width];
        for (int sample = 0; sample < samples.size(); sample++) {
            samples.copy(sample, features);
            System.arraycopy(features, 0, rows, sample * width, width);
            left[sample] = (float) (samples.target(sample) - linear.of(features));
        }
        String options = options();
        NativeLibrary.load();
        try (var dataset = LGBMDataset.createFromMat(rows, samples.size(), width, true, options, null)) {
            dataset.setField("label", left);
            try (var booster = LGBMBooster.create(dataset, options)) {
                boolean finished = false;
                for (int tree = 0; tree < trees && !finished; tree++) {
                    finished = booster.updateOneIter();
                }
                return booster.saveModelToString(0, 0, FeatureImportanceType.GAIN);
            }
        }
    }

    private String options() {
        return "objective=regression boost_from_average=false learning_rate=" + rate
                + " num_leaves=" + leaves
                + " min_data_in_leaf=" + fewest
                + " feature_fraction=0.7 use_missing=false seed=" + (int) (seed ^ seed >>> 32)
                + " deterministic=true force_row_wise=true num_threads=1 verbosity=-1";
    }
}
