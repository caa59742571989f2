package dev.quoin.env;

/// A Gymnasium autoreset mode: when a vector environment starts the next episode of a slot whose episode has
/// ended.
public enum AutoresetMode {
    /// The step after the end ignores its action and resets; it returns the new episode with reward 0.
    NEXT_STEP("next_step"),

    /// The step that ends an episode resets at once; the last observation of the old episode is stored
    /// separately.
    SAME_STEP("same_step"),

    /// No autoreset: the caller resets the slots whose episodes have ended.
    DISABLED("disabled");

    private final String label;

    AutoresetMode(String label) {
        this.label = label;
    }

    /// Returns the name used in options.
    public String label() {
        return label;
    }
}
