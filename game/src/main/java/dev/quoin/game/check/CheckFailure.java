package dev.quoin.game.check;

/// Stops a checker run at the first broken rule.
public final class CheckFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Enum<?> rule;

    /// Creates a failure.
    ///
    /// @param rule the broken rule
    /// @param detail what was found
    public CheckFailure(Enum<?> rule, String detail) {
        super(detail);
        this.rule = rule;
    }

    /// Returns the broken rule.
    public <R extends Enum<R>> R rule(Class<R> rules) {
        return rules.cast(rule);
    }

    /// Returns what was found.
    public String detail() {
        return String.valueOf(getMessage());
    }
}
