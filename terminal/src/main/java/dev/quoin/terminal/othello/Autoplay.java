package dev.quoin.terminal.othello;

/// How computers that play one another go on: one turn at a time, or until they are stopped. Mutable, for one thread.
final class Autoplay {
    private boolean going;
    private boolean step;

    /// Lets them play until they are stopped.
    void go() {
        going = true;
    }

    /// Lets them play one turn.
    void step() {
        step = true;
    }

    /// Lets them wait.
    void stop() {
        going = false;
        step = false;
    }

    /// A turn was played.
    void played() {
        step = false;
    }

    /// Whether they play the next turn without being asked to.
    boolean isMoving() {
        return going || step;
    }
}
