package dev.quoin.terminal.picture;

/// The style of a piece of text on a color terminal. Without colors, the text alone must be clear.
public enum Style {
    /// Normal text.
    PLAIN(""),
    /// Less important.
    DIM("2"),
    /// More important.
    STRONG("1"),
    /// A refusal or an error.
    ALARM("1;31"),
    /// A tile.
    TILE("1;30;47"),
    /// A tile of the last move.
    LAST_TILE("1;30;43"),
    /// A tile placed but not sent.
    UNSENT_TILE("1;30;42"),
    /// A square that doubles a letter.
    DOUBLE_LETTER("30;46"),
    /// A square that multiplies a letter by three or more.
    TRIPLE_LETTER("97;44"),
    /// A square that doubles a word.
    DOUBLE_WORD("97;45"),
    /// A square that multiplies a word by three or more.
    TRIPLE_WORD("97;41"),
    /// The square of the next letter.
    CURSOR("1;7"),
    /// An empty square of an Othello board.
    FELT("38;5;22;48;5;29"),
    /// A black disc on an Othello board.
    BLACK_DISC("38;5;16;48;5;29"),
    /// A white disc on an Othello board.
    WHITE_DISC("38;5;231;48;5;29"),
    /// The last disc played on an Othello board, if it is black.
    LAST_BLACK_DISC("38;5;16;48;5;37"),
    /// The last disc played on an Othello board, if it is white.
    LAST_WHITE_DISC("38;5;231;48;5;37"),
    /// A legal move on an Othello board, or its value.
    FELT_MARK("38;5;194;48;5;29"),
    /// The value of the best square of an Othello board.
    FELT_BEST("1;38;5;227;48;5;29"),
    /// A disc on an Othello board that would be flipped.
    TURNING_DISC("1;30;43");

    private final String codes;

    Style(String codes) {
        this.codes = codes;
    }

    String dress(String text) {
        return codes.isEmpty() || text.isEmpty() ? text : "\u001b[" + codes + "m" + text + "\u001b[0m";
    }
}
