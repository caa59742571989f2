package dev.quoin.crossword.daily;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/// The puzzles up to today's; immutable, safe to share. The day is the date in UTC, whatever the zone of the clock.
///
/// A date is *open* until noon UTC of the next day, when it has ended in every time zone. While a date is open, ranked
/// games of it may be finished and its best plays are secret; after that its best plays are public and no game of it
/// can be ranked anymore. Both change at the same instant, so nobody can use the answer in a ranked game.
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

    /// The same on a server whose operator uses a secret.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle or still to come
    public DailyPuzzle puzzle(LocalDate date, DailyKey key) {
        check(date);
        return DailyPuzzle.of(date, key);
    }

    /// Does nothing when the puzzle of a date is out.
    ///
    /// @throws IllegalArgumentException when the date is still to come
    public void check(LocalDate date) {
        if (date.isAfter(today())) {
            throw new IllegalArgumentException(
                    "the puzzle of " + date + " is not available yet: today is " + today() + " (UTC)");
        }
    }

    /// When a date closes: noon UTC of the next day. The last time zone to end a day is UTC-12.
    public static Instant closing(LocalDate date) {
        return date.plusDays(1).atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    }

    /// Whether a date is over everywhere, so that its best plays are public.
    public boolean isClosed(LocalDate date) {
        return !clock.instant().isBefore(closing(date));
    }

    /// The dates that are out and not closed: today, and yesterday in the morning.
    public List<LocalDate> open() {
        LocalDate today = today();
        return Stream.of(today, today.minusDays(1))
                .filter(date -> !date.isBefore(DailyEdition.FIRST.begin()) && !isClosed(date))
                .toList();
    }
}
