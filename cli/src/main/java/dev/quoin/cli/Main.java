package dev.quoin.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The `quoin` command.
@Command(name = "quoin", description = "Crossword tile games on the JVM.", mixinStandardHelpOptions = true)
public final class Main {

    private Main() {}

    /// Runs one command and ends the process with its exit code.
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
