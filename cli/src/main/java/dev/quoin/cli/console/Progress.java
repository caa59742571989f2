package dev.quoin.cli.console;

/// A line on standard error that counts what is done, when a person waits there and the answers go elsewhere. For one
/// thread.
public final class Progress implements AutoCloseable {
    private static final long PATIENCE_NANOS = 500_000_000L;
    private static final String ERASE = "\r\u001b[K";

    private final Console console;
    private final String noun;
    private final boolean shows;
    private final long start = System.nanoTime();
    private long shown = start;
    private boolean visible;
    private int done;

    /// Counts things called `noun`.
    public Progress(Console console, String noun) {
        this.console = console;
        this.noun = noun;
        this.shows = console.terminals().err() && !console.terminals().out();
    }

    /// How many were counted.
    public int done() {
        return done;
    }

    /// One more is done.
    public void step() {
        done++;
        long now = System.nanoTime();
        if (shows && now - shown > PATIENCE_NANOS) {
            shown = now;
            visible = true;
            double seconds = (now - start) / 1e9;
            console.err().print(ERASE + "%d %ss, %.0f a second".formatted(done, noun, done / seconds));
            console.err().flush();
        }
    }

    /// Takes the line away.
    @Override
    public void close() {
        if (visible) {
            console.err().print(ERASE);
            console.err().flush();
        }
    }
}
