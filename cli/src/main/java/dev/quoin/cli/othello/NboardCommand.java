package dev.quoin.cli.othello;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.othello.nboard.NboardEngine;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `quoin othello nboard`: runs an engine for the NBoard protocol.
@Command(
        name = "nboard",
        header = "Run as an Othello engine for programs that use the NBoard protocol, version 2.",
        description = {
            "Reads commands from standard input and answers on standard output until 'quit' or the end"
                    + " of the input. Configure this command as an engine in your board program."
        },
        footer = {
            "  quoin othello nboard",
            "  printf 'nboard 2\\nset depth 6\\ngo\\nping 1\\n' | quoin othello nboard",
        })
final class NboardCommand implements Callable<Integer> {
    private final Console console;

    NboardCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        var input = new InputStreamReader(console.in(), StandardCharsets.UTF_8);
        new NboardEngine(new Search(new HandcraftedEvaluation()), "Quoin")
                .run(input, console.out().asWriter());
        return ExitCode.FINE;
    }
}
