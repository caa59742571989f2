package dev.quoin.game;

/// The reasons that every game shares. A game with more specific ones has its own enum.
public enum MoveReason implements Reason {
    /// The text is not a move.
    UNREADABLE(11, "cannot parse the move"),

    /// The move is not legal in this position.
    UNPLAYABLE(12, "cannot be played on this board");

    private final int code;
    private final String title;

    MoveReason(int code, String title) {
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
