package dev.quoin.cli.train;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// The consecutive games of a training.
///
/// @param games the number of games so far
/// @param play plays one more
/// @param further what the status line shows after the speed
record GameSeries(LongSupplier games, Runnable play, Supplier<String> further) {
    /// Plays until there are `wanted` games or Ctrl-C is pressed; returns whether it was interrupted.
    boolean until(long wanted, Console console, Interruption interruption) {
        long before = games.getAsLong();
        long start = System.nanoTime();
        try (var status = StatusLine.of(console)) {
            while (games.getAsLong() < wanted && !interruption.isRequested()) {
                play.run();
                status.show(() -> {
                    long done = games.getAsLong();
                    return GamesPerSecond.of(done - before, done, wanted, System.nanoTime() - start) + further.get();
                });
            }
        }
        return interruption.isRequested() && games.getAsLong() < wanted;
    }
}
