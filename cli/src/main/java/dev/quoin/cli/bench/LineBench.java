package dev.quoin.cli.bench;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.BestLine;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Measures searches for the best lines of daily puzzles, in CPU time of this thread.
final class LineBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// Not a divisor of a year, so that a few puzzles are spread over all of it.
    private static final int DAYS_APART = 6;

    private LineBench() {}

    /// The result for one puzzle.
    record Search(LocalDate date, double seconds, int total) {}

    /// The results for all puzzles.
    ///
    /// @param searches at least one, the shortest first
    record Figures(List<Search> searches) {
        Figures {
            searches = searches.stream()
                    .sorted(Comparator.comparingDouble(Search::seconds))
                    .toList();
        }

        double median() {
            return searches.get(searches.size() / 2).seconds();
        }

        Search longest() {
            return searches.getLast();
        }

        /// Returns the sum of all points, the same on every machine.
        int checksum() {
            return searches.stream().mapToInt(Search::total).sum();
        }
    }

    /// Searches this many puzzles.
    static Figures measure(int puzzles) {
        var searches = new ArrayList<Search>();
        for (int number = 0; number < puzzles; number++) {
            LocalDate date = DailyEdition.FIRST.begin().plusDays((long) number * DAYS_APART);
            DailyLetters rules = DailyLetters.of(DailyEdition.on(date));
            long begun = THREADS.getCurrentThreadCpuTime();
            int total = BestLine.of(rules).find(DailyPuzzle.of(date)).total();
            searches.add(new Search(date, (THREADS.getCurrentThreadCpuTime() - begun) / 1e9, total));
        }
        return new Figures(searches);
    }
}
