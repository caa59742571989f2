package dev.quoin.crossword.variant;

import dev.quoin.game.format.LetterCase;
import java.util.Optional;

/// What a variant file can say, with the words its error messages use.
enum VariantKey {
    NAME("what commands call the variant", "name = mygame"),
    TITLE("what people read instead of the name", "title = My game, 9 by 9"),
    LEXICON("the name of a shipped word list or the path of a file", "lexicon = enable"),
    RACK("how many tiles a player holds", "rack = 7"),
    BONUS("the points for playing a whole rack", "bonus = 50"),
    START("the square that the first play must cover, column then row", "start = H8"),
    EXCHANGE("the fewest tiles in the bag that allow an exchange, or never", "exchange = 7"),
    SCORELESS_TURNS("how many scoreless turns in a row end the game", "scoreless-turns = 6"),
    CLOCK("minutes:seconds for each player, or none", "clock = 25:00"),
    OVERTIME("the points off for each minute begun beyond the clock", "overtime = 10"),
    ALPHABET("the letters in the order in which they sort", "alphabet = A Ä B C"),
    BOARD("a block of premium squares, one row a line", "board:"),
    TILES("a block of lines with a letter, how many, and its value", "tiles:"),
    PLACED("a block of the tiles on the board before the first turn, one row a line", "placed:");

    private final String meaning;
    private final String example;

    VariantKey(String meaning, String example) {
        this.meaning = meaning;
        this.example = example;
    }

    /// The key as files write it.
    String text() {
        return LetterCase.lower(name()).replace('_', '-');
    }

    /// What an error message says is expected under this key.
    String expectation() {
        return meaning + ", such as " + example;
    }

    /// Whether the key heads a block of lines instead of standing before one value.
    boolean isBlock() {
        return this == BOARD || this == TILES || this == PLACED;
    }

    /// Whether a file may leave the key out.
    boolean isOptional() {
        return this == TITLE || this == CLOCK || this == OVERTIME || this == ALPHABET || this == PLACED;
    }

    /// The key that a file means by this text; case does not count, and a space or `_` is as good as `-`.
    static Optional<VariantKey> of(String text) {
        String plain = LetterCase.upper(text.strip()).replaceAll("[-_\\s]+", "_");
        for (VariantKey key : values()) {
            if (key.name().equals(plain)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }
}
