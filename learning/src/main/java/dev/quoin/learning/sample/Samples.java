package dev.quoin.learning.sample;

import dev.quoin.crossword.agent.MoveEvaluator;
import java.util.Arrays;

/// Training samples: the features of a move, and as target the following change in the score difference.
/// Mutable, not thread-safe.
public final class Samples {
    private final int width;
    private double[] features;
    private double[] targets = new double[64];
    private int size;

    /// Creates an empty list of samples.
    ///
    /// @param width the number of features
    public Samples(int width) {
        this.width = width;
        this.features = new double[64 * width];
    }

    /// Adds a copy of a feature vector; its target is 0 until it is set.
    public void add(double[] vector) {
        if (size == targets.length) {
            targets = Arrays.copyOf(targets, 2 * size);
            features = Arrays.copyOf(features, 2 * size * width);
        }
        System.arraycopy(vector, 0, features, size * width, width);
        targets[size++] = 0;
    }

    /// Adds all samples of another list.
    public void addAll(Samples others) {
        var vector = new double[width];
        for (int sample = 0; sample < others.size; sample++) {
            others.copy(sample, vector);
            add(vector);
            targets[size - 1] = others.targets[sample];
        }
    }

    /// Sets the target of a sample.
    public void setTarget(int sample, double target) {
        targets[sample] = target;
    }

    /// Returns the root mean squared error of an evaluation.
    public double error(MoveEvaluator value) {
        var vector = new double[width];
        double sum = 0;
        for (int sample = 0; sample < size; sample++) {
            copy(sample, vector);
            double error = targets[sample] - value.of(vector);
            sum += error * error;
        }
        return Math.sqrt(sum / Math.max(1, size));
    }

    /// Returns the number of samples.
    public int size() {
        return size;
    }

    /// Returns the number of features.
    public int width() {
        return width;
    }

    /// Returns the target of a sample.
    public double target(int sample) {
        return targets[sample];
    }

    /// Returns one feature of a sample.
    public double feature(int sample, int index) {
        return features[sample * width + index];
    }

    /// Copies the features of a sample.
    public void copy(int sample, double[] into) {
        System.arraycopy(features, sample * width, into, 0, width);
    }
}
