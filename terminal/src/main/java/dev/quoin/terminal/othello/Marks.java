package dev.quoin.terminal.othello;

/// Whether legal moves are marked on the board. Mutable, not thread-safe.
final class Marks {
    private boolean shown = true;

    boolean isShown() {
        return shown;
    }

    /// Shows or hides the marks; returns whether they are shown now.
    boolean toggle() {
        shown = !shown;
        return shown;
    }
}
