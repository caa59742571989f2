package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "quoin",
        header = "quoin - crossword tile games and Othello: solve, play, check, look up.",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "A blank is ? on a rack, and a letter in lower case once it stands for one. A word list is the name of a"
                    + " shipped one (enable, mini, daily-1) or a text file, one word a line. Data goes to standard output,"
                    + " messages to standard error; --json prints what a program can read."
        },
        footer = {
            "  quoin lexicon anagram 'QUOIN?'       words from these tiles; ? is a blank",
            "  quoin serve                          play in the browser",
            "  quoin play crossword                 a game against the computer",
            "  quoin solve words.txt < boards.txt   the best play on each board",
            "  quoin othello hint f5d6c3            the best move of a position",
        })
final class RootCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-V", "--version"},
            description = "Show the version.")
    private boolean version;

    RootCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (version) {
            return new VersionCommand(console).call();
        }
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.FINE;
    }
}
