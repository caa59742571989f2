package dev.quoin.terminal.othello;

/// Controls games between agents: one turn at a time, or until stopped. Mutable, not thread-safe.
final class Autoplay {
    private boolean going;
    private boolean step;

    /// Plays until stopped.
    void go() {
        going = true;
    }

    /// Plays one turn.
    void step() {
        step = true;
    }

    /// Pauses.
    void stop() {
        going = false;
        step = false;
    }

    /// Called after each turn.
    void played() {
        step = false;
    }

    /// Whether the agents play the next turn by themselves.
    boolean isMoving() {
        return going || step;
    }
}
