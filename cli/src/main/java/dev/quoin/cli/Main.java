package dev.quoin.cli;

import dev.quoin.cli.console.Console;

/// The `quoin` command.
public final class Main {
    private Main() {}

    /// Runs one command and ends the process with its exit code.
    public static void main(String[] args) {
        System.exit(Run.of(Console.ofProcess(), args));
    }
}
