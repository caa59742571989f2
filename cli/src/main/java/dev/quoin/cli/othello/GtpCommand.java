package dev.quoin.cli.othello;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.shell.Edition;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.gtp.GtpEngine;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin othello gtp`: runs an engine for the Go Text Protocol.
@Command(
        name = "gtp",
        header = "Run as an Othello engine for programs that use the Go Text Protocol, version 2.",
        description = {
            "Reads commands from standard input and answers on standard output until 'quit' or the end"
                    + " of the input. Limits apply to each move."
        },
        footer = {
            "  quoin othello gtp --depth 10",
            "  printf 'play black f5\\ngenmove white\\nquit\\n' | quoin othello gtp --depth 4",
        })
final class GtpCommand implements Callable<Integer> {
    private static final int USUAL_DEPTH = 8;

    private final Console console;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = SearchOptions.DEPTH + " (default: " + USUAL_DEPTH + "; unlimited with --time or --nodes).")
    private @Nullable Integer depth;

    @Mixin
    private final SearchOptions limits = new SearchOptions();

    GtpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var agent = new SearchAgent(new Search(new HandcraftedEvaluation()), limits.limits(depth, USUAL_DEPTH));
        var input = new InputStreamReader(console.in(), StandardCharsets.UTF_8);
        new GtpEngine(agent, "Quoin", Edition.current().version())
                .run(input, console.out().asWriter());
        return ExitCode.FINE;
    }
}
