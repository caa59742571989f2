package dev.quoin.othello.board;

/// Why a move was refused; the codes are the arena's error codes and never change.
public enum Reason {
    /// The text is no move.
    UNREADABLE(11),
    /// Neither player can move any more.
    GAME_OVER(12),
    /// The disc would turn none of the opponent's.
    TURNS_NOTHING(12),
    /// The player has no square to play and must pass.
    MUST_PASS(12),
    /// The player has a square to play and may not pass.
    MAY_NOT_PASS(12),
    /// The square already has a disc.
    OCCUPIED(42),
    /// The square lies outside the board.
    OUTSIDE(43);

    private final int code;

    Reason(int code) {
        this.code = code;
    }

    /// The number that programs rely on.
    public int code() {
        return code;
    }
}
