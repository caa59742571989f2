package dev.quoin.server.daily;

import java.time.LocalDate;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/// How many days in a row a player has finished, counted from the list of those days; immutable.
///
/// @param dates of ranked games that are finished
public record Streaks(SortedSet<LocalDate> dates) {
    public Streaks {
        dates = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(dates));
    }

    /// Those of these dates.
    public static Streaks of(Collection<LocalDate> dates) {
        return new Streaks(new TreeSet<>(dates));
    }

    /// The days in a row up to today, or up to yesterday as long as today's puzzle can still be played.
    public int current(LocalDate today) {
        return endingWith(dates.contains(today) ? today : today.minusDays(1));
    }

    /// The most days in a row ever.
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
