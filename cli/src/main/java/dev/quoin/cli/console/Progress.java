package dev.quoin.cli.console;

/// A status line on standard error that counts completed items, shown when output is redirected but errors
/// go to a terminal. Not thread-safe.
public final class Progress implements AutoCloseable {
    private final StatusLine line;
    private final String noun;
    private final long start = System.nanoTime();
    private int done;

    /// Creates a counter of things called `noun`.
    public Progress(Console console, String noun) {
        this.line = StatusLine.besideOutput(console);
        this.noun = noun;
    }

    /// Returns the count.
    public int done() {
        return done;
    }

    /// Counts one more.
    public void step() {
        done++;
        line.show(() -> {
            double seconds = (System.nanoTime() - start) / 1e9;
            return "%d %ss, %s per second".formatted(done, noun, RateText.of(done / seconds));
        });
    }

    /// Clears the line.
    @Override
    public void close() {
        line.close();
    }
}
