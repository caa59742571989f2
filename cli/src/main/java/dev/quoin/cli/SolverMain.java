package dev.quoin.cli;

import dev.quoin.cli.console.Console;

/// `java -jar solver.jar DICTIONARY < boards`: the same as `quoin solve`.
public final class SolverMain {
    private SolverMain() {}

    /// Solves the boards on standard input and ends the process with the exit code of `quoin solve`.
    public static void main(String[] args) {
        System.exit(Run.of(Console.ofProcess(), Run.prepend("solve", args)));
    }
}
