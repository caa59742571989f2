package dev.quoin.cli.picture;

/// How a piece of text looks on a terminal with colours; without colours it is the text alone that must tell.
public enum Style {
    /// As the terminal shows text.
    PLAIN(""),
    /// Less important.
    DIM("2"),
    /// More important.
    STRONG("1"),
    /// Something is refused.
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
    /// The square where the next letter goes.
    CURSOR("1;7");

    private final String codes;

    Style(String codes) {
        this.codes = codes;
    }

    String dress(String text) {
        return codes.isEmpty() || text.isEmpty() ? text : "\u001b[" + codes + "m" + text + "\u001b[0m";
    }
}
