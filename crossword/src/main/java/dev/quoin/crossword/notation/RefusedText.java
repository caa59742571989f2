package dev.quoin.crossword.notation;

import dev.quoin.game.Refusal;

/// Carries a refusal out of the depth of a reader; [CrosswordMoveText] turns it into data, so that nobody else sees
/// it.
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
