package dev.quoin.othello.nboard;

import dev.quoin.othello.search.Search;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;

/// Lets programs that speak the NBoard protocol, version 2, think with our search.
///
/// A `ping`, another game or a move ends a search that is going on; what it has found so far is sent before the `pong`.
/// A command that makes no sense is answered with a `status` line and changes nothing. The end of the input ends
/// everything; commands that came before it are still done, within two seconds.
public final class NboardEngine {
    private final Search search;
    private final String name;

    /// @param search is used by this engine alone
    /// @param name what the engine calls itself, one word
    public NboardEngine(Search search, String name) {
        if (!name.matches("\\S+")) {
            throw new IllegalArgumentException("the name of an engine must be one word, got '" + name + "'");
        }
        this.search = search;
        this.name = name;
    }

    /// Does what is asked until `quit` or the end of the input.
    ///
    /// @throws InterruptedException when the thread is interrupted while it waits for a command
    public void run(Reader input, Writer output) throws InterruptedException {
        try {
            new NboardSession(search, name, new Inbox(input), new Outbox(output)).run();
        } catch (UncheckedIOException gone) {
            // nobody listens any more: the session is over
        }
    }
}
