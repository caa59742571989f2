package dev.quoin.crossword.notation;

import dev.quoin.game.Refusal;

/// Carries a refusal out of a nested parser. [CrosswordMoveText] catches it and returns the refusal.
final class RefusedText extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    RefusedText(Refusal refusal) {
        super(refusal.message(), null, false, false);
        this.refusal = refusal;
    }

    Refusal refusal() {
        return refusal;
    }
}
