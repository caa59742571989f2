package dev.quoin.terminal.table;

/// Numbers of things in words.
public final class Count {
    private Count() {}

    /// `1 disc`, `2 discs`.
    public static String of(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
