package dev.quoin.cli.console;

import java.util.function.Supplier;

/// One line on standard error that says how far a command has come, where a person watches. For one thread.
///
/// Whoever prints data clears it first, so that the two never mix on a terminal.
public final class StatusLine implements AutoCloseable {
    private static final long PATIENCE_NANOS = 500_000_000L;
    private static final String ERASE = "\r\u001b[K";

    private final Console console;
    private final boolean shows;
    private long shown = System.nanoTime();
    private boolean visible;

    private StatusLine(Console console, boolean shows) {
        this.console = console;
        this.shows = shows;
    }

    /// A line that is shown whenever standard error is a terminal.
    public static StatusLine of(Console console) {
        return new StatusLine(console, console.terminals().err());
    }

    /// A line that is shown only when the answers go elsewhere, for commands whose answers tell enough.
    static StatusLine besideOutput(Console console) {
        return new StatusLine(
                console, console.terminals().err() && !console.terminals().out());
    }

    /// Shows a text in place of the one before, unless that is younger than half a second.
    public void show(Supplier<String> text) {
        long now = System.nanoTime();
        if (shows && now - shown > PATIENCE_NANOS) {
            shown = now;
            visible = true;
            console.err().print(ERASE + text.get());
            console.err().flush();
        }
    }

    /// Takes the text away, before data is printed.
    public void clear() {
        if (visible) {
            visible = false;
            console.err().print(ERASE);
            console.err().flush();
        }
    }

    /// Takes the text away.
    @Override
    public void close() {
        clear();
    }
}
