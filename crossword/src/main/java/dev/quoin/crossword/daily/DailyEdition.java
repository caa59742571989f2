package dev.quoin.crossword.daily;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.time.LocalDate;

/// The word lists for the puzzles of a range of dates.
///
/// The lists of an edition never change, or past puzzles would. To change a word, start a new edition on a
/// future date.
public enum DailyEdition {
    /// Used since the first puzzle.
    FIRST(LocalDate.of(2026, 1, 1), "daily-1", "starting-words-1.txt");

    private final LocalDate begin;
    private final String lexicon;
    private final String words;

    DailyEdition(LocalDate begin, String lexicon, String words) {
        this.begin = begin;
        this.lexicon = lexicon;
        this.words = words;
    }

    /// Returns the edition for a date.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyEdition on(LocalDate date) {
        if (date.isBefore(FIRST.begin)) {
            throw new IllegalArgumentException("the first puzzle is from " + FIRST.begin + ", got " + date);
        }
        return FIRST;
    }

    /// Returns the edition for new puzzles.
    public static DailyEdition newest() {
        return FIRST;
    }

    /// Returns the first date of this edition.
    public LocalDate begin() {
        return begin;
    }

    /// Returns the name of the word list: ENABLE without offensive words.
    public String lexicon() {
        return lexicon;
    }

    /// Returns the variant: board, bag, values and word list.
    public Variant variant() {
        Variant shipped = Variants.named("daily");
        return shipped.lexicon().equals(lexicon) ? shipped : shipped.withLexicon(lexicon);
    }

    StartingWords words() {
        return StartingWords.in(words);
    }
}
