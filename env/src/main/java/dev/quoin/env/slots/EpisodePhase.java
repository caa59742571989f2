package dev.quoin.env.slots;

/// The phase of an episode.
public enum EpisodePhase {
    /// No reset yet.
    NOT_STARTED(0, "UNBORN"),

    RUNNING(1, "RUNNING"),

    /// The game has ended: Gymnasium's `terminated`.
    OVER(2, "OVER"),

    /// The episode reached its limit of steps: Gymnasium's `truncated`.
    CUT(3, "CUT");

    private final int code;
    private final String savedName;

    EpisodePhase(int code, String savedName) {
        this.code = code;
        this.savedName = savedName;
    }

    /// Returns the code used in saved states.
    public int code() {
        return code;
    }

    /// Returns the name used in saved states. These names never change, so that older states can still be
    /// read.
    public String savedName() {
        return savedName;
    }

    /// Returns the phase with a code.
    ///
    /// @throws IllegalArgumentException when there is none
    public static EpisodePhase of(int code) {
        for (EpisodePhase phase : values()) {
            if (phase.code == code) {
                return phase;
            }
        }
        throw new IllegalArgumentException("a phase must be 0 to 3, got " + code);
    }

    /// Returns the phase with a name in a saved state.
    ///
    /// @throws IllegalArgumentException when there is none
    public static EpisodePhase ofSavedName(String savedName) {
        for (EpisodePhase phase : values()) {
            if (phase.savedName.equals(savedName)) {
                return phase;
            }
        }
        throw new IllegalArgumentException("there is no phase '" + savedName + "'");
    }

    /// Fails unless a step can be taken.
    ///
    /// @throws IllegalStateException before the first reset and after the end
    public void requireRunning() {
        if (this != RUNNING) {
            throw new IllegalStateException(
                    this == NOT_STARTED
                            ? "an environment must be reset before its first step"
                            : "the episode is over: reset the environment before the next step");
        }
    }
}
