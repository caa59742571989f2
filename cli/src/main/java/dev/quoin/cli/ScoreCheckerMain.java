package dev.quoin.cli;

import dev.quoin.cli.console.Console;

/// `java -jar scorechecker.jar DICTIONARY < pairs`: the same as `quoin score`.
public final class ScoreCheckerMain {
    private ScoreCheckerMain() {}

    /// Checks the pairs of boards on standard input and ends the process with the exit code of `quoin score`.
    public static void main(String[] args) {
        System.exit(Run.of(Console.ofProcess(), Run.prepend("score", args)));
    }
}
