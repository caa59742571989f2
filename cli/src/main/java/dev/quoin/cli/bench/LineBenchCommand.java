package dev.quoin.cli.bench;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin bench line`: measures how long it takes to find the best line of a daily puzzle.
@Command(
        name = "line",
        header = "Measure the search for the best line of a daily puzzle.",
        description = {
            "Searches puzzles six days apart, starting with the first one, as the server and 'quoin"
                    + " daily best' do, and prints the CPU time of the searching thread. The total score is the"
                    + " same on every machine."
        },
        footer = {
            "  quoin bench line                a few seconds of CPU time per puzzle",
            "  quoin bench line --puzzles 60 --json",
        })
final class LineBenchCommand implements Callable<Integer> {
    private static final int MOST_PUZZLES = 1000;

    private final Console console;

    @Option(names = "--puzzles", paramLabel = "N", description = "Number of puzzles (default: 10).")
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
                    .line(String.format(Locale.ROOT, "%7.2f s maximum, for %s", longest.seconds(), longest.date()));
            console.out().line(String.format(Locale.ROOT, "%7d points in total", figures.checksum()));
        }
        return ExitCode.FINE;
    }
}
