package dev.quoin.othello.nboard;

import dev.quoin.othello.search.Search;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;

/// Serves a search as an NBoard engine, protocol version 2.
///
/// A `ping`, another game or a move stops the current search; its results so far are sent before the `pong`.
/// The reply to an invalid command is a `status` line, and nothing changes. The end of the input ends the
/// session; earlier commands are still processed, within two seconds.
public final class NboardEngine {
    private final Search search;
    private final String name;

    /// @param search the search, which must not be used elsewhere
    /// @param name the name of the engine, one word
    public NboardEngine(Search search, String name) {
        if (!name.matches("\\S+")) {
            throw new IllegalArgumentException("the name of an engine must be one word, got '" + name + "'");
        }
        this.search = search;
        this.name = name;
    }

    /// Processes commands until `quit` or the end of the input.
    ///
    /// @throws InterruptedException when the thread is interrupted while it waits for a command
    public void run(Reader input, Writer output) throws InterruptedException {
        try {
            new NboardSession(search, name, new Inbox(input), new Outbox(output)).run();
        } catch (UncheckedIOException gone) {
            // the output is closed: the session is over
        }
    }
}
