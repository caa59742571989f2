package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyPuzzle;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.function.Function;

/// A cache of recently used puzzles: nearly all requests are about the same few. Thread-safe.
final class RecentPuzzles {
    private static final int MOST_KEPT = 100;

    private final Function<LocalDate, DailyPuzzle> maker;
    private final LinkedHashMap<LocalDate, DailyPuzzle> kept = new LinkedHashMap<>(16, 0.75f, true);

    RecentPuzzles(Function<LocalDate, DailyPuzzle> maker) {
        this.maker = maker;
    }

    /// Returns the puzzle of a date.
    ///
    /// @throws IllegalArgumentException when there is none
    synchronized DailyPuzzle of(LocalDate date) {
        DailyPuzzle known = kept.get(date);
        if (known != null) {
            return known;
        }
        DailyPuzzle puzzle = maker.apply(date);
        kept.put(date, puzzle);
        if (kept.size() > MOST_KEPT) {
            kept.pollFirstEntry();
        }
        return puzzle;
    }
}
