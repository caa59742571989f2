package dev.quoin.crossword.variant;

import dev.quoin.game.format.LetterCase;
import java.util.Optional;

/// What a variant file can say, with the words its error messages use.
enum VariantKey {
    NAME("the name used in commands", "name = mygame"),
    TITLE("the display name", "title = My game, 9 by 9"),
    LEXICON("the name of a built-in word list or the path of a file", "lexicon = enable"),
    RACK("the number of tiles on a rack", "rack = 7"),
    BONUS("the points for playing a whole rack", "bonus = 50"),
    START("the square that the first play must cover, column then row", "start = H8"),
    EXCHANGE("the minimum number of tiles in the bag for an exchange, or never", "exchange = 7"),
    SCORELESS_TURNS("the number of scoreless turns in a row that end the game", "scoreless-turns = 6"),
    CLOCK("minutes:seconds for each player, or none", "clock = 25:00"),
    OVERTIME("the points deducted for each started minute of overtime", "overtime = 10"),
    ALPHABET("the letters in sort order", "alphabet = A Ä B C"),
    BOARD("a block of premium squares, one line per row", "board:"),
    TILES("a block of lines with a letter, its count and its value", "tiles:"),
    PLACED("a block of the tiles on the board before the first turn, one line per row", "placed:");

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
