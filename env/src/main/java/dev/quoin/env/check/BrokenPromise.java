package dev.quoin.env.check;

/// Ends the check of an episode at its first fault.
final class BrokenPromise extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final CheckRule rule;

    BrokenPromise(CheckRule rule, String detail) {
        super(detail);
        this.rule = rule;
    }

    CheckRule rule() {
        return rule;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}
