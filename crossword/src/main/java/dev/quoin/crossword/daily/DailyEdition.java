package dev.quoin.crossword.daily;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.time.LocalDate;

/// The lists that the puzzles of some dates are made and judged with.
///
/// The lists of an edition never change, or the puzzles of past dates would. To change a word, a new edition begins on
/// a date in the future.
public enum DailyEdition {
    /// Since the first puzzle.
    FIRST(LocalDate.of(2026, 1, 1), "daily-1", "starting-words-1.txt");

    private final LocalDate begin;
    private final String lexicon;
    private final String words;

    DailyEdition(LocalDate begin, String lexicon, String words) {
        this.begin = begin;
        this.lexicon = lexicon;
        this.words = words;
    }

    /// The edition of a date.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyEdition on(LocalDate date) {
        if (date.isBefore(FIRST.begin)) {
            throw new IllegalArgumentException("the first puzzle is from " + FIRST.begin + ", got " + date);
        }
        return FIRST;
    }

    /// The edition that new puzzles are made with.
    public static DailyEdition newest() {
        return FIRST;
    }

    /// The first of its dates.
    public LocalDate begin() {
        return begin;
    }

    /// The name of its word list: ENABLE less the words that nobody should have to read.
    public String lexicon() {
        return lexicon;
    }

    /// Board, bag and values, with its word list.
    public Variant variant() {
        Variant shipped = Variants.named("daily");
        return shipped.lexicon().equals(lexicon) ? shipped : shipped.withLexicon(lexicon);
    }

    StartingWords words() {
        return StartingWords.in(words);
    }
}
