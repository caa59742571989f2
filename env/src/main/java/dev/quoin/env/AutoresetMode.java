package dev.quoin.env;

/// When a vector environment begins the next episode of a slot whose episode has ended; the three modes of Gymnasium.
public enum AutoresetMode {
    /// The step after the end ignores its action and resets: it shows the new episode with reward 0.
    NEXT_STEP("next_step"),

    /// The step that ends an episode shows the new one at once; what the old one showed last is kept aside.
    SAME_STEP("same_step"),

    /// Never: the caller resets the slots that have ended.
    DISABLED("disabled");

    private final String label;

    AutoresetMode(String label) {
        this.label = label;
    }

    /// The name in options.
    public String label() {
        return label;
    }
}
