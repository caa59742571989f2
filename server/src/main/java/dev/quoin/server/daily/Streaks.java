package dev.quoin.server.daily;

import java.time.LocalDate;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/// A player's streaks of consecutive days, computed from the dates of finished games. Immutable.
///
/// @param dates the dates of finished ranked games
public record Streaks(SortedSet<LocalDate> dates) {
    public Streaks {
        dates = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(dates));
    }

    /// Returns the streaks of these dates.
    public static Streaks of(Collection<LocalDate> dates) {
        return new Streaks(new TreeSet<>(dates));
    }

    /// Returns the number of consecutive days up to today, or up to yesterday while today's puzzle can still
    /// be played.
    public int current(LocalDate today) {
        return endingWith(dates.contains(today) ? today : today.minusDays(1));
    }

    /// Returns the longest streak ever.
    public int longest() {
        int longest = 0;
        int running = 0;
        for (LocalDate date : dates) {
            running = dates.contains(date.minusDays(1)) ? running + 1 : 1;
            longest = Math.max(longest, running);
        }
        return longest;
    }

    private int endingWith(LocalDate last) {
        int days = 0;
        while (dates.contains(last.minusDays(days))) {
            days++;
        }
        return days;
    }
}
