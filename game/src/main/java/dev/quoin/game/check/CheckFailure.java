package dev.quoin.game.check;

import dev.quoin.game.check.GameChecker.Rule;

/// Ends a [Playthrough] at the first fault.
final class CheckFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Rule rule;

    CheckFailure(Rule rule, String detail) {
        super(detail);
        this.rule = rule;
    }

    Rule rule() {
        return rule;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}
