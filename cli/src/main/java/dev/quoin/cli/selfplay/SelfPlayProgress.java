package dev.quoin.cli.selfplay;

import dev.quoin.arena.selfplay.SelfPlayListener;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.RateText;
import dev.quoin.cli.console.StatusLine;

/// Shows how many games have been played and when the last will end. Not thread-safe.
final class SelfPlayProgress implements SelfPlayListener, AutoCloseable {
    private final Console console;
    private final StatusLine status;
    private final long start = System.nanoTime();
    private int total;
    private int before;
    private int done;

    SelfPlayProgress(Console console) {
        this.console = console;
        this.status = StatusLine.orMessages(console);
    }

    @Override
    public void began(int played, int games) {
        before = played;
        total = games;
        if (played > 0) {
            console.message(
                    played + " of " + games + (played == 1 ? " games has" : " games have") + " already been played");
        }
    }

    @Override
    public void finished() {
        done++;
        status.show(this::line);
    }

    /// Returns a line like `120 of 2000 games, 45 per second, 0:42 left`.
    private String line() {
        double rate = done / ((System.nanoTime() - start) / 1e9);
        return before + done + " of " + total + " games, " + RateText.of(rate) + " per second, "
                + RateText.timeFor(total - before - done, rate) + " left";
    }

    @Override
    public void close() {
        status.close();
    }
}
