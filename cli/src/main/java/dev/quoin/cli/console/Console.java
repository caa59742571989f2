package dev.quoin.cli.console;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// The streams and the environment of one run: data is written to [#out], messages to [#err].
///
/// @param in standard input as bytes
/// @param out standard output
/// @param err standard error
/// @param environment the environment variables
/// @param terminals which of the three are terminals
public record Console(InputStream in, Output out, Output err, Map<String, String> environment, Terminals terminals) {
    public Console {
        environment = Map.copyOf(environment);
    }

    /// Returns the console of this process; text is UTF-8 regardless of the locale.
    public static Console ofProcess() {
        return new Console(
                new FileInputStream(FileDescriptor.in),
                new Output(new FileOutputStream(FileDescriptor.out)),
                new Output(new FileOutputStream(FileDescriptor.err)),
                System.getenv(),
                Terminals.ofProcess());
    }

    /// Returns a console without a terminal, for tests and for programs that call commands.
    public static Console of(InputStream in, OutputStream out, OutputStream err) {
        return new Console(in, new Output(out), new Output(err), Map.of(), Terminals.NONE);
    }

    /// Prints a message for the user on standard error, after all data printed so far.
    public void message(String text) {
        out.flush();
        err.line(text);
        err.flush();
    }

    /// Returns a listener that prints each message once. Thread-safe.
    public Consumer<String> distinctMessages() {
        var printed = ConcurrentHashMap.<String>newKeySet();
        return text -> {
            if (printed.add(text)) {
                message(text);
            }
        };
    }

    /// Tells a user at a terminal that the command is waiting for `what` to be typed.
    public void awaitInput(String what) {
        if (terminals.in()) {
            message("Reading " + what + " from the keyboard. Press Ctrl-D to finish.");
        }
    }

    /// Returns whether to use colors on standard output: on a terminal that is not dumb, without `NO_COLOR`.
    public boolean colours() {
        return terminals.out()
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    /// Returns whether the user asked for stack traces with `QUOIN_DEBUG=1`.
    public boolean debug() {
        return !environment.getOrDefault("QUOIN_DEBUG", "").isEmpty();
    }
}
