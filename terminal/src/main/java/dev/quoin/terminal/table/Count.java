package dev.quoin.terminal.table;

/// Formats numbers with nouns.
public final class Count {
    private Count() {}

    /// Returns a number with its noun: `1 disc`, `2 discs`.
    public static String of(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
