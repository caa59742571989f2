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
        header = "quoin - play, solve and analyze crossword tile games and Othello.",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "On a rack, a blank is written as ?. On the board, it is a lower-case letter. A word list is"
                    + " either built in (enable, mini, daily-1) or a text file with one word per line. Results go"
                    + " to stdout, messages to stderr; --json prints machine-readable output."
        },
        footer = {
            "  quoin lexicon anagram 'QUOIN?'       find anagrams; ? is a blank",
            "  quoin serve                          play in the browser",
            "  quoin play crossword                 play against the computer",
            "  quoin solve words.txt < boards.txt   find the best play on each board",
            "  quoin othello hint f5d6c3            find the best move in a position",
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
