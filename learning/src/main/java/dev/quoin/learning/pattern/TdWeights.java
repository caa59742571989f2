package dev.quoin.learning.pattern;

import dev.quoin.othello.pattern.PatternValues;
import dev.quoin.othello.pattern.Patterns;

/// Values of arrangements that still learn. Mutable, for one thread.
///
/// Each value has a rate of its own, temporal coherence learning (Beal and Smith, 1999): it moves fast as long as its
/// errors point the same way, and comes to rest when they cancel out.
final class TdWeights {
    private final float[] values;
    private final float[] drift;
    private final float[] travel;
    private final int[] numbers = new int[Patterns.COUNT];

    private TdWeights(float[] values, float[] drift, float[] travel) {
        this.values = values;
        this.drift = drift;
        this.travel = travel;
    }

    /// Values that know nothing.
    static TdWeights unlearnt() {
        int size = PatternValues.SIZE;
        return new TdWeights(new float[size], new float[size], new float[size]);
    }

    /// Values that were learnt before and have no habits yet.
    static TdWeights of(PatternValues learnt) {
        int size = PatternValues.SIZE;
        float[] values = new float[size];
        for (int each = 0; each < size; each++) {
            values[each] = learnt.discs(each);
        }
        return new TdWeights(values, new float[size], new float[size]);
    }

    /// How many discs the side to move is expected to win by.
    float value(long mover, long other) {
        Patterns.read(mover, other, numbers);
        int phase = PatternValues.phase(Long.bitCount(~(mover | other)));
        float sum = 0;
        for (int number : numbers) {
            sum += values[phase + number];
        }
        return sum;
    }

    /// Moves the value of a position towards a target; returns by how much it was wrong.
    ///
    /// @param rate the part of an error that is corrected at once as long as nothing speaks against it
    float learn(long mover, long other, float target, float rate) {
        float error = target - value(mover, other);
        int phase = PatternValues.phase(Long.bitCount(~(mover | other)));
        float step = rate * error / Patterns.COUNT;
        float size = Math.abs(error);
        for (int number : numbers) {
            int at = phase + number;
            float far = travel[at];
            values[at] += far == 0 ? step : step * Math.abs(drift[at]) / far;
            drift[at] += error;
            travel[at] = far + size;
        }
        return error;
    }

    /// The three numbers of each value, for a file: values, drift and travel one after the other.
    float[][] state() {
        return new float[][] {values, drift, travel};
    }

    /// The values as they are used.
    PatternValues rounded(String origin) {
        return PatternValues.rounded(origin, values);
    }
}
