package dev.quoin.terminal.othello;

/// Whether squares that can be played are marked on the board. Mutable, for one thread.
final class Marks {
    private boolean shown = true;

    boolean isShown() {
        return shown;
    }

    /// Shows or hides them, and says whether they are shown now.
    boolean toggle() {
        shown = !shown;
        return shown;
    }
}
