package dev.quoin.game.check;

/// Ends one run of a checker at the first broken rule.
public final class CheckFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Enum<?> rule;

    /// A broken rule.
    ///
    /// @param rule one of the rules that the checker checks
    /// @param detail what was found
    public CheckFailure(Enum<?> rule, String detail) {
        super(detail);
        this.rule = rule;
    }

    /// The broken rule, as one of a checker's rules.
    public <R extends Enum<R>> R rule(Class<R> rules) {
        return rules.cast(rule);
    }

    /// What was found.
    public String detail() {
        return String.valueOf(getMessage());
    }
}
