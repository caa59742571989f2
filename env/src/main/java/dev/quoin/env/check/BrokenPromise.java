package dev.quoin.env.check;

/// Ends the check of an episode at its first fault.
final class BrokenPromise extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Rule rule;

    BrokenPromise(Rule rule, String detail) {
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
