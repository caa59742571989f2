package dev.quoin.learning.pattern;

import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.pattern.Patterns;

/// Pattern weights in training. Mutable, not thread-safe.
///
/// Each weight has its own learning rate by temporal coherence (Beal and Smith, 1999): it is high as long as
/// the TD errors of the weight have the same sign, and falls when they cancel out.
final class TdWeights {
    private final float[] weights;
    private final float[] errorSum;
    private final float[] absoluteErrorSum;
    private final int[] numbers = new int[Patterns.COUNT];

    private TdWeights(float[] weights, float[] errorSum, float[] absoluteErrorSum) {
        this.weights = weights;
        this.errorSum = errorSum;
        this.absoluteErrorSum = absoluteErrorSum;
    }

    /// Returns weights of zero.
    static TdWeights zeros() {
        int size = PatternWeights.SIZE;
        return new TdWeights(new float[size], new float[size], new float[size]);
    }

    /// Returns weights from an earlier training, with fresh learning rates.
    static TdWeights of(PatternWeights learnt) {
        int size = PatternWeights.SIZE;
        float[] weights = new float[size];
        for (int each = 0; each < size; each++) {
            weights[each] = learnt.discs(each);
        }
        return new TdWeights(weights, new float[size], new float[size]);
    }

    /// Returns the expected final lead of the side to move, in discs.
    float value(long mover, long other) {
        Patterns.read(mover, other, numbers);
        int phase = PatternWeights.phase(Long.bitCount(~(mover | other)));
        float sum = 0;
        for (int number : numbers) {
            sum += weights[phase + number];
        }
        return sum;
    }

    /// Moves the value of a position toward a target and returns the TD error.
    float update(long mover, long other, float target, float learningRate) {
        float error = target - value(mover, other);
        int phase = PatternWeights.phase(Long.bitCount(~(mover | other)));
        float step = learningRate * error / Patterns.COUNT;
        float size = Math.abs(error);
        for (int number : numbers) {
            int at = phase + number;
            float absolute = absoluteErrorSum[at];
            weights[at] += absolute == 0 ? step : step * Math.abs(errorSum[at]) / absolute;
            errorSum[at] += error;
            absoluteErrorSum[at] = absolute + size;
        }
        return error;
    }

    /// Returns the arrays of a checkpoint: the weights, the sums of errors and the sums of absolute errors.
    float[][] state() {
        return new float[][] {weights, errorSum, absoluteErrorSum};
    }

    /// Returns the weights in the form that agents use.
    PatternWeights rounded(String origin) {
        return PatternWeights.rounded(origin, weights);
    }
}
