package dev.quoin.cli.bench;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin bench line`: how long the best line of a daily puzzle takes.
@Command(
        name = "line",
        header = "Measure the search for the best five turns of a daily puzzle.",
        description = {
            "Searches puzzles six days apart from the first one on, each as the server and 'quoin daily best' do, and"
                    + " tells the CPU time of the searching thread. The sum of their points is the same everywhere."
        },
        footer = {
            "  quoin bench line                some seconds of CPU time for each puzzle",
            "  quoin bench line --puzzles 60 --json",
        })
final class LineBenchCommand implements Callable<Integer> {
    private static final int MOST_PUZZLES = 1000;

    private final Console console;

    @Option(names = "--puzzles", paramLabel = "N", description = "How many puzzles; 10 when missing.")
    private int puzzles = 10;

    @Option(names = "--json", description = "Print the figures as one JSON object.")
    private boolean json;

    LineBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (puzzles < 1 || puzzles > MOST_PUZZLES) {
            throw new BadInput("--puzzles must be 1 to " + MOST_PUZZLES + ", got " + puzzles);
        }
        LineBench.Figures figures = LineBench.measure(puzzles);
        LineBench.Search longest = figures.longest();
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeNumberProperty("puzzles", puzzles);
                out.writeNumberProperty("medianSeconds", figures.median());
                out.writeNumberProperty("longestSeconds", longest.seconds());
                out.writeStringProperty("longest", longest.date().toString());
                out.writeNumberProperty("points", figures.checksum());
            });
        } else {
            console.out()
                    .line(String.format(
                            Locale.ROOT, "%7.2f s of CPU time, median of %d puzzles", figures.median(), puzzles));
            console.out()
                    .line(String.format(
                            Locale.ROOT, "%7.2f s the longest, that of %s", longest.seconds(), longest.date()));
            console.out().line(String.format(Locale.ROOT, "%7d points in all", figures.checksum()));
        }
        return ExitCode.FINE;
    }
}
