package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Terminals;
import dev.quoin.cli.serve.Browser;

/// The `quoin` command.
public final class Main {
    private Main() {}

    /// Runs one command and ends the process with its exit code.
    public static void main(String[] args) {
        var console = Console.ofProcess();
        System.exit(Run.of(console, isDoubleClick(console, args) ? new String[] {"serve", "--open"} : args));
    }

    /// Returns whether the jar was double-clicked on a desktop: no arguments and no terminal.
    static boolean isDoubleClick(Console console, String... args) {
        return args.length == 0
                && console.terminals().equals(Terminals.NONE)
                && !System.getProperty("sun.java.command", "").startsWith(Main.class.getName())
                && Browser.isAtHand(console.environment());
    }
}
