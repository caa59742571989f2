package dev.quoin.env.othello;

import java.util.List;

/// How far an episode is.
enum OthelloPhase {
    UNBORN(0),
    RUNNING(1),
    OVER(2);

    private static final List<OthelloPhase> BY_CODE = List.of(UNBORN, RUNNING, OVER);

    private final int code;

    OthelloPhase(int code) {
        this.code = code;
    }

    /// Its number in a saved state.
    int code() {
        return code;
    }

    static OthelloPhase of(int code) {
        return BY_CODE.get(code);
    }
}
