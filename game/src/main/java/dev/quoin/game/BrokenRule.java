package dev.quoin.game;

import dev.quoin.game.GameChecker.Rule;

/// Ends a [Playthrough] at the first fault.
final class BrokenRule extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Rule rule;

    BrokenRule(Rule rule, String detail) {
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
