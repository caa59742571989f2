package dev.quoin.othello.search;

import dev.quoin.othello.pattern.PatternValues;
import dev.quoin.othello.pattern.Patterns;

/// Judges by learnt values of parts of the board. Mutable, for one thread.
public final class PatternEvaluation implements Evaluation {
    private final PatternValues values;
    private final int[] numbers = new int[Patterns.COUNT];

    /// An evaluation by these values.
    public PatternEvaluation(PatternValues values) {
        this.values = values;
    }

    @Override
    public int value(long mover, long other) {
        Patterns.read(mover, other, numbers);
        int sum = values.sum(numbers, Long.bitCount(~(mover | other)));
        return Math.clamp(sum * 100 / PatternValues.UNITS, -LIMIT, LIMIT);
    }
}
