package dev.quoin.game.player;

import dev.quoin.game.Reason;

/// The ways a player can fail. The codes are those of the agent protocol and never change.
public enum PlayerError implements Reason {
    OUT_OF_TIME(51, "out of time"),
    DIED(52, "agent died"),
    FLOODED(53, "agent flooded its output"),
    STALLED(54, "no reply (stalled)"),
    /// Its process was killed while no move was requested.
    KILLED_IDLE(55, "killed by a signal"),
    /// Its process was killed, or killed itself, while it was to move.
    KILLED_THINKING(55, "killed by a signal"),
    /// Its opponent was killed during this player's turn, possibly by this player; no one wins.
    OPPONENT_KILLED(56, "opponent killed by a signal");

    private final int code;
    private final String title;

    PlayerError(int code, String title) {
        this.code = code;
        this.title = title;
    }

    @Override
    public int code() {
        return code;
    }

    @Override
    public String title() {
        return title;
    }
}
