package dev.quoin.crossword.daily;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/// The puzzles up to today's. Immutable and thread-safe. The day is the date in UTC, whatever the zone of
/// the clock.
///
/// A date is *open* until noon UTC of the next day, when it has ended in every time zone. While a date is
/// open, ranked games of it may be finished and its best plays are secret; after that its best plays are
/// public and no game of it can be ranked anymore. Both change at the same instant, so no one can use the
/// answer in a ranked game.
///
/// @param clock the source of the current time
public record DailyArchive(Clock clock) {
    /// Returns today's date in UTC.
    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /// Returns the puzzle of today or of an earlier date.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle or in the future
    public DailyPuzzle puzzle(LocalDate date) {
        check(date);
        return DailyPuzzle.of(date);
    }

    /// Returns the puzzle of a date on a server with a secret.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle or in the future
    public DailyPuzzle puzzle(LocalDate date, DailyKey key) {
        check(date);
        return DailyPuzzle.of(date, key);
    }

    /// Checks that the puzzle of a date has been published.
    ///
    /// @throws IllegalArgumentException when the date is in the future
    public void check(LocalDate date) {
        if (date.isAfter(today())) {
            throw new IllegalArgumentException(
                    "the puzzle of " + date + " is not available yet: today is " + today() + " (UTC)");
        }
    }

    /// Returns when a date closes: noon UTC of the next day. UTC-12 is the last time zone to end a day.
    public static Instant closing(LocalDate date) {
        return date.plusDays(1).atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    }

    /// Returns whether a date is over everywhere, so that its best plays are public.
    public boolean isClosed(LocalDate date) {
        return !clock.instant().isBefore(closing(date));
    }

    /// Returns the dates that are published and not closed: today, and in the morning also yesterday.
    public List<LocalDate> open() {
        LocalDate today = today();
        return Stream.of(today, today.minusDays(1))
                .filter(date -> !date.isBefore(DailyEdition.FIRST.begin()) && !isClosed(date))
                .toList();
    }
}
