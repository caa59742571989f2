package dev.quoin.crossword.daily;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;

/// The puzzles up to today's; immutable, safe to share. The day is the date in UTC, whatever the zone of the clock.
///
/// @param clock what time it is
public record DailyArchive(Clock clock) {
    /// Today's date.
    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /// The puzzle of today or of an earlier date.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle or still to come
    public DailyPuzzle puzzle(LocalDate date) {
        check(date);
        return DailyPuzzle.of(date);
    }

    /// Does nothing when the puzzle of a date is out.
    ///
    /// @throws IllegalArgumentException when the date is still to come
    public void check(LocalDate date) {
        if (date.isAfter(today())) {
            throw new IllegalArgumentException(
                    "the puzzle of " + date + " is not out yet: today is " + today() + " in UTC");
        }
    }
}
