package dev.quoin.learning.forest;

import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.learning.sample.Samples;
import io.github.metarank.lightgbm4j.LGBMBooster;
import io.github.metarank.lightgbm4j.LGBMBooster.FeatureImportanceType;
import io.github.metarank.lightgbm4j.LGBMDataset;
import io.github.metarank.lightgbm4j.LGBMException;

/// Gradient boosting with LightGBM on the residuals of a linear evaluation. It runs on one thread, so that the same
/// samples and seed give the same trees.
///
/// A tree alone would give all plays of 20 to 25 points the same value; on top of linear weights the trees only correct
/// their errors.
///
/// @param trees the number of trees
/// @param leaves the maximum number of leaves of a tree
/// @param learningRate the shrinkage of each tree, more than 0 and at most 1
/// @param minSamplesLeaf the minimum number of samples in a leaf
/// @param seed the seed of the feature sampling
public record ForestLearner(int trees, int leaves, double learningRate, int minSamplesLeaf, long seed) {
    /// Defaults for a few hundred thousand moves with noisy targets.
    public static final ForestLearner DEFAULTS = new ForestLearner(60, 12, 0.08, 400, 1);

    public ForestLearner {
        if (trees < 1 || leaves < 2 || minSamplesLeaf < 1) {
            throw new IllegalArgumentException(
                    "a forest must have 1 tree or more, 2 leaves or more in each and 1 sample or"
                            + " more in those, got " + trees + ", " + leaves + " and " + minSamplesLeaf);
        }
        if (!(learningRate > 0 && learningRate <= 1)) {
            throw new IllegalArgumentException("the rate must be above 0 and at most 1, got " + learningRate);
        }
    }

    /// Trains a forest on top of linear weights.
    public Forest train(LinearWeights linear, Samples samples) {
        try {
            return Forest.of(linear, LightGbmModel.trees(model(linear, samples)));
        } catch (LGBMException e) {
            throw new IllegalStateException("LightGBM failed: " + e.getMessage(), e);
        }
    }

    /// Returns the trained model in LightGBM's text format.
    String model(LinearWeights linear, Samples samples) throws LGBMException {
        int width = samples.width();
        var rows = new double[samples.size() * width];
        var residuals = new float[samples.size()];
        var features = new double[width];
        for (int sample = 0; sample < samples.size(); sample++) {
            samples.copy(sample, features);
            System.arraycopy(features, 0, rows, sample * width, width);
            residuals[sample] = (float) (samples.target(sample) - linear.of(features));
        }
        String options = options();
        NativeLibrary.load();
        try (var dataset = LGBMDataset.createFromMat(rows, samples.size(), width, true, options, null)) {
            dataset.setField("label", residuals);
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
        return "objective=regression boost_from_average=false learning_rate=" + learningRate
                + " num_leaves=" + leaves
                + " min_data_in_leaf=" + minSamplesLeaf
                + " feature_fraction=0.7 use_missing=false seed=" + (int) (seed ^ seed >>> 32)
                + " deterministic=true force_row_wise=true num_threads=1 verbosity=-1";
    }
}
