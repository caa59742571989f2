package dev.quoin.learning.sample;

import dev.quoin.crossword.agent.MoveValue;
import java.util.Arrays;

/// Moves of games: the features of each, and the change of the score difference that followed. Mutable, for one thread.
public final class Samples {
    private final int width;
    private double[] features;
    private double[] targets = new double[64];
    private int size;

    /// No samples yet, of so many features.
    public Samples(int width) {
        this.width = width;
        this.features = new double[64 * width];
    }

    /// Adds a copy of a vector; its target is 0 until it is set.
    public void add(double[] vector) {
        if (size == targets.length) {
            targets = Arrays.copyOf(targets, 2 * size);
            features = Arrays.copyOf(features, 2 * size * width);
        }
        System.arraycopy(vector, 0, features, size * width, width);
        targets[size++] = 0;
    }

    /// Adds all samples of others.
    public void addAll(Samples others) {
        var vector = new double[width];
        for (int sample = 0; sample < others.size; sample++) {
            others.copy(sample, vector);
            add(vector);
            targets[size - 1] = others.targets[sample];
        }
    }

    /// Sets what followed a move.
    public void setTarget(int sample, double target) {
        targets[sample] = target;
    }

    /// The root of the mean squared difference between what followed and what these values expected.
    public double error(MoveValue value) {
        var vector = new double[width];
        double sum = 0;
        for (int sample = 0; sample < size; sample++) {
            copy(sample, vector);
            double error = targets[sample] - value.of(vector);
            sum += error * error;
        }
        return Math.sqrt(sum / Math.max(1, size));
    }

    /// How many samples there are.
    public int size() {
        return size;
    }

    /// How many features each has.
    public int width() {
        return width;
    }

    /// What followed a move.
    public double target(int sample) {
        return targets[sample];
    }

    /// One feature of a move.
    public double feature(int sample, int index) {
        return features[sample * width + index];
    }

    /// Copies the features of a move.
    public void copy(int sample, double[] into) {
        System.arraycopy(features, sample * width, into, 0, width);
    }
}
