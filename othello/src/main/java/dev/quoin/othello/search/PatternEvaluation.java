package dev.quoin.othello.search;

import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.pattern.Patterns;

/// Evaluates positions by learned pattern weights. Mutable, not thread-safe.
public final class PatternEvaluation implements Evaluation {
    private final PatternWeights weights;
    private final int[] indices = new int[Patterns.COUNT];

    /// Creates an evaluation with these weights.
    public PatternEvaluation(PatternWeights weights) {
        this.weights = weights;
    }

    @Override
    public int value(long mover, long other) {
        Patterns.read(mover, other, indices);
        int sum = weights.sum(indices, Long.bitCount(~(mover | other)));
        return Math.clamp(sum * 100 / PatternWeights.UNITS, -LIMIT, LIMIT);
    }
}
