package dev.quoin.game.player;

import dev.quoin.game.Reason;

/// How a player can fail. The numbers are those of the agent protocol and never change.
public enum PlayerError implements Reason {
    OUT_OF_TIME(51, "out of time"),
    DIED(52, "agent died"),
    FLOODED(53, "agent flooded its output"),
    STALLED(54, "no answer (stalled)");

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
