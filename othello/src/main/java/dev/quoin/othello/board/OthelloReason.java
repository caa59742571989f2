package dev.quoin.othello.board;

import dev.quoin.game.Reason;

/// Why an Othello move was refused. The codes are those of the agent protocol and never change.
public enum OthelloReason implements Reason {
    /// The text is not a move.
    UNREADABLE(11, "cannot parse the move"),
    /// Neither player can move.
    GAME_OVER(12, "cannot be played on this board"),
    /// The disc would flip none of the opponent's.
    TURNS_NOTHING(12, "turns no disc"),
    /// The player has no square to play and must pass.
    MUST_PASS(12, "must pass"),
    /// The player has a square to play and may not pass.
    MAY_NOT_PASS(12, "may not pass"),
    /// The square already has a disc.
    OCCUPIED(42, "square is occupied"),
    /// The square is outside the board.
    OUTSIDE(43, "leaves the board");

    private final int code;
    private final String title;

    OthelloReason(int code, String title) {
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
