package dev.quoin.cli.console;

/// A line on standard error that counts what is done, when a person waits there and the answers go elsewhere. For one
/// thread.
public final class Progress implements AutoCloseable {
    private final StatusLine line;
    private final String noun;
    private final long start = System.nanoTime();
    private int done;

    /// Counts things called `noun`.
    public Progress(Console console, String noun) {
        this.line = StatusLine.besideOutput(console);
        this.noun = noun;
    }

    /// How many were counted.
    public int done() {
        return done;
    }

    /// One more is done.
    public void step() {
        done++;
        line.show(() -> {
            double seconds = (System.nanoTime() - start) / 1e9;
            return "%d %ss, %s per second".formatted(done, noun, RateText.of(done / seconds));
        });
    }

    /// Takes the line away.
    @Override
    public void close() {
        line.close();
    }
}
