package dev.quoin.arena.record;

import java.util.Optional;

/// Every code that a message or a log may carry. The numbers never change.
public enum ErrorCode {
    FINE(0, "fine"),
    UNREADABLE(11, "cannot parse the move"),
    UNPLAYABLE(12, "cannot be played on this board"),
    TOO_FEW_TILES(31, "internal: too few tiles"),
    NOT_ON_RACK(41, "tiles not on the rack"),
    CONTRADICTS_BOARD(42, "contradicts a tile on the board"),
    LEAVES_BOARD(43, "leaves the board"),
    INVALID_WORD(44, "forms an invalid word"),
    MISSES_START(45, "first play must cover the start square"),
    INCOMPLETE_WORD(46, "tiles before or after the word are left out"),
    TOUCHES_NOTHING(47, "touches nothing"),
    EXCHANGE_NOT_ALLOWED(48, "exchange not allowed"),
    ONE_LETTER(49, "one letter only"),
    OUT_OF_TIME(51, "out of time"),
    DIED(52, "agent died"),
    FLOODED(53, "agent flooded its output"),
    STALLED(54, "no answer (stalled)");

    private final int number;
    private final String sentence;

    ErrorCode(int number, String sentence) {
        this.number = number;
        this.sentence = sentence;
    }

    /// The number that programs rely on.
    public int number() {
        return number;
    }

    /// What it means.
    public String sentence() {
        return sentence;
    }

    /// The code of a number, empty when there is none.
    public static Optional<ErrorCode> numbered(int number) {
        for (ErrorCode code : values()) {
            if (code.number == number) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }
}
