package dev.quoin.crossword.variant;

import dev.quoin.game.format.LetterCase;
import java.util.Optional;

/// The keys of a variant file, with the texts of their error messages.
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
    VOWELS("the vowels among the letters", "vowels = A E I O U Y"),
    BOARD("a block of premium squares, one line per row", "board:"),
    TILES("a block of lines with a letter, its count and its value", "tiles:"),
    PLACED("a block of the tiles on the board before the first turn, one line per row", "placed:");

    private final String meaning;
    private final String example;

    VariantKey(String meaning, String example) {
        this.meaning = meaning;
        this.example = example;
    }

    /// The key in files.
    String text() {
        return LetterCase.lower(name()).replace('_', '-');
    }

    /// The expected value in error messages.
    String expectation() {
        return meaning + ", such as " + example;
    }

    /// Whether the key starts a block of lines instead of having a single value.
    boolean isBlock() {
        return this == BOARD || this == TILES || this == PLACED;
    }

    /// Whether the key is optional.
    boolean isOptional() {
        return switch (this) {
            case TITLE, CLOCK, OVERTIME, ALPHABET, VOWELS, PLACED -> true;
            case NAME, LEXICON, RACK, BONUS, START, EXCHANGE, SCORELESS_TURNS, BOARD, TILES -> false;
        };
    }

    /// Finds a key by its text, ignoring case; a space or `_` is the same as `-`.
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
