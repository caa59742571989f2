package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import java.util.Arrays;
import java.util.stream.Stream;

/// One run of the `quoin` command, from the arguments to the exit code.
final class Run {
    private Run() {}

    /// Runs the command given by `arguments`; errors become one line on standard error.
    static int of(Console console, String... arguments) {
        return CommandRun.of(console, () -> CommandTree.forArguments(console, arguments), arguments);
    }

    static String[] prepend(String command, String[] arguments) {
        return Stream.concat(Stream.of(command), Arrays.stream(arguments)).toArray(String[]::new);
    }
}
