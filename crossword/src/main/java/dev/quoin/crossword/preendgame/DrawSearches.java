package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.preendgame.PreEndgameControl.Share;
import dev.quoin.crossword.preendgame.PreEndgameControl.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// The searches of all draws, which threads run together. Used by one thread, which starts others.
final class DrawSearches {
    /// Draws whose transposition tables and play lists are kept.
    private static final int MOST_KEPT = 40;

    private static final long SMALLEST_TABLE_KILOBYTES = 256;

    private final PreEndgameControl control;
    private final List<DrawSearch> searches = new ArrayList<>();
    private final List<Integer> sample = new ArrayList<>();

    DrawSearches(PreEndgameStart start, PreEndgameControl control, int megabytes) {
        this.control = control;
        int count = start.draws().size();
        long kilobytes = Math.max(SMALLEST_TABLE_KILOBYTES, megabytes * 1024L / Math.min(count, MOST_KEPT));
        for (int number = 0; number < count; number++) {
            searches.add(new DrawSearch(start, number, kilobytes));
            sample.add(number);
        }
        Collections.shuffle(sample, new Random(1));
    }

    /// What a task does for one draw.
    interface DrawTask {
        void run(DrawSearch search, Share share);
    }

    /// The numbers of all draws in a random order.
    List<Integer> sample() {
        return sample;
    }

    /// Whether every search keeps what it found out.
    boolean areKept() {
        return searches.size() <= MOST_KEPT;
    }

    /// Runs a task for each of these draws, and waits.
    void forDraws(List<Integer> numbers, DrawTask task) {
        List<Task> tasks = new ArrayList<>();
        for (int number : numbers) {
            tasks.add(share -> {
                task.run(searches.get(number), share);
                if (!areKept()) {
                    searches.get(number).forget();
                }
            });
        }
        control.run(tasks);
    }
}
