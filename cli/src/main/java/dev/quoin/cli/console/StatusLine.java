package dev.quoin.cli.console;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// A line on standard error that shows the progress of a command on a terminal. Not thread-safe.
///
/// Clear it before printing data, so that the two never mix.
public final class StatusLine implements AutoCloseable {
    private static final long PATIENCE_NANOS = 500_000_000L;
    private static final String ERASE = "\r\u001b[K";

    /// Lines in a file or pipe come every ten seconds at first, and then less often: after an hour, every
    /// three minutes.
    private static final long LINE_NANOS = 10_000_000_000L;

    private static final int SHARE_OF_TIME = 20;

    private final Console console;
    private final boolean shows;
    private final boolean prints;
    private final LongSupplier nanos;
    private final long start;
    private long shown;
    private boolean visible;

    private StatusLine(Console console, boolean shows, boolean prints, LongSupplier nanos) {
        this.console = console;
        this.shows = shows;
        this.prints = prints;
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.shown = start;
    }

    private StatusLine(Console console, boolean shows) {
        this(console, shows, false, System::nanoTime);
    }

    /// Returns a line that is shown whenever standard error is a terminal; otherwise a message is printed
    /// from time to time.
    public static StatusLine orMessages(Console console) {
        return orMessages(console, System::nanoTime);
    }

    static StatusLine orMessages(Console console, LongSupplier nanos) {
        boolean terminal = console.terminals().err();
        return new StatusLine(console, terminal, !terminal, nanos);
    }

    /// Returns a line that is shown whenever standard error is a terminal.
    public static StatusLine of(Console console) {
        return new StatusLine(console, console.terminals().err());
    }

    /// Returns a line that is shown only when standard output is redirected.
    static StatusLine besideOutput(Console console) {
        return new StatusLine(
                console, console.terminals().err() && !console.terminals().out());
    }

    /// Replaces the text, unless it was shown less than half a second ago.
    public void show(Supplier<String> text) {
        show(text, text);
    }

    /// Replaces the text, unless it was shown less than half a second ago.
    ///
    /// @param message what is printed instead if standard error is not a terminal
    public void show(Supplier<String> text, Supplier<String> message) {
        long now = nanos.getAsLong();
        if (prints && now - shown >= Math.max(LINE_NANOS, (now - start) / SHARE_OF_TIME)) {
            shown = now;
            console.message(message.get());
        }
        if (shows && now - shown > PATIENCE_NANOS) {
            shown = now;
            visible = true;
            console.err().print(ERASE + text.get());
            console.err().flush();
        }
    }

    /// Clears the text, before data is printed.
    public void clear() {
        if (visible) {
            visible = false;
            console.err().print(ERASE);
            console.err().flush();
        }
    }

    /// Clears the text.
    @Override
    public void close() {
        clear();
    }
}
