package dev.quoin.crossword.rules;

import dev.quoin.game.Reason;

/// Why a crossword move was refused. The codes are those of the agent protocol and never change.
public enum CrosswordReason implements Reason {
    /// The text is not a move.
    UNREADABLE(11, "cannot parse the move"),
    /// The tiles are not in one line without a gap, or the game is over.
    UNPLAYABLE(12, "cannot be played on this board"),
    /// A tile of the move is not on the rack.
    NOT_ON_RACK(41, "tiles not on the rack"),
    /// A square already has a tile, or a different one than the text says.
    CONTRADICTS_BOARD(42, "contradicts a tile on the board"),
    /// A square is outside the board.
    LEAVES_BOARD(43, "leaves the board"),
    /// A formed word is not in the lexicon.
    INVALID_WORD(44, "forms an invalid word"),
    /// The first play does not cover the start square.
    MISSES_START(45, "first play must cover the start square"),
    /// The text leaves out tiles directly before or after the word; only notation can detect this.
    INCOMPLETE_WORD(46, "does not include the tiles directly before or after the word"),
    /// No tile of the play touches a tile on the board.
    TOUCHES_NOTHING(47, "not connected to any tile"),
    /// The bag is too small for the exchange, or the variant does not allow exchanges.
    EXCHANGE_NOT_ALLOWED(48, "exchange not allowed"),
    /// The first play is a single letter.
    ONE_LETTER(49, "one letter only");

    private final int code;
    private final String title;

    CrosswordReason(int code, String title) {
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
