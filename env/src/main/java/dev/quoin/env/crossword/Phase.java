package dev.quoin.env.crossword;

/// How far an episode is.
public enum Phase {
    UNBORN,
    RUNNING,

    /// It has come to its own end.
    OVER,

    /// It was cut off.
    CUT;

    /// Refuses a step where none can be taken.
    ///
    /// @throws IllegalStateException before the first reset and after the end
    public void requireRunning() {
        if (this != RUNNING) {
            throw new IllegalStateException(
                    this == UNBORN
                            ? "an environment must be reset before its first step"
                            : "the episode is over: reset the environment before the next step");
        }
    }
}
