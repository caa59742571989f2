package dev.quoin.crossword.rules;

/// Why a move was refused; the codes are the arena's error codes and never change.
public enum Reason {
    /// The text is no move.
    UNREADABLE(11),
    /// The tiles do not lie in one line without a gap, or the game is over.
    UNPLAYABLE(12),
    /// Internal: fewer tiles are left than the rules need.
    TOO_FEW_TILES(31),
    /// A tile of the move is not on the rack.
    NOT_ON_RACK(41),
    /// A square already has a tile, or a different one than the text says.
    CONTRADICTS_BOARD(42),
    /// A square lies outside the board.
    LEAVES_BOARD(43),
    /// A word that is formed is not in the lexicon.
    INVALID_WORD(44),
    /// The first play does not cover the start square.
    MISSES_START(45),
    /// The text leaves out tiles that stand directly before or after the word; only notation can find this.
    INCOMPLETE_WORD(46),
    /// No tile of the play touches a tile on the board.
    TOUCHES_NOTHING(47),
    /// The bag is too small for the exchange, or the variant has none.
    EXCHANGE_NOT_ALLOWED(48),
    /// The first play is a single letter.
    ONE_LETTER(49),
    /// The player's clock ran out.
    OUT_OF_TIME(51),
    /// The agent's process ended.
    AGENT_DIED(52),
    /// The agent wrote more than it may.
    AGENT_FLOODED(53),
    /// The agent did not answer.
    NO_ANSWER(54);

    private final int code;

    Reason(int code) {
        this.code = code;
    }

    /// The number that programs rely on.
    public int code() {
        return code;
    }
}
