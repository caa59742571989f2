package dev.quoin.cli.learn;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.StatusLine;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Games that a learner plays one after another.
///
/// @param games how many were played so far
/// @param play plays one more
/// @param further what a line about progress says besides the pace
record GameSeries(LongSupplier games, Runnable play, Supplier<String> further) {
    /// Plays until there are so many games, or until Ctrl-C interrupts the thread; says whether the latter.
    boolean until(long wanted, Console console) {
        long before = games.getAsLong();
        long start = System.nanoTime();
        try (var status = StatusLine.of(console)) {
            while (games.getAsLong() < wanted && !Thread.currentThread().isInterrupted()) {
                play.run();
                status.show(() -> {
                    long done = games.getAsLong();
                    return GamesPerSecond.of(done - before, done, wanted, System.nanoTime() - start) + further.get();
                });
            }
        }
        return Thread.interrupted() && games.getAsLong() < wanted;
    }
}
