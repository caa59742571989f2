package dev.quoin.cli.bench;

import dev.quoin.cli.bench.EnvBench.Figure;
import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin bench env`: measures how many steps per second environments make.
@Command(
        name = "env",
        header = "Measure environments: steps per second, by type of observation.",
        description = {
            "Runs vectors of 256 slots (16 for the crossword game) with random legal actions. A step"
                    + " that starts a new episode counts as one. Choosing the actions is not timed. One thread is"
                    + " measured by CPU time, several by wall clock."
        },
        footer = {
            "  quoin bench env",
            "  quoin bench env --seconds 60 --threads 4 --json",
        })
final class EnvBenchCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 256;

    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads for the last figures (default: 2).")
    private int threads = 2;

    EnvBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        double seconds = measuring.seconds();
        if (threads < 1 || threads > MOST_THREADS) {
            throw new BadInput("--threads must be 1 to " + MOST_THREADS + ", got " + threads);
        }
        List<Figure> figures = new EnvBench().measure(seconds, threads);
        if (measuring.json()) {
            new JsonLines(console.out()).print(out -> {
                out.writeNumberProperty("slots", EnvBench.SLOTS);
                out.writeNumberProperty("threads", threads);
                out.writeObjectPropertyStart("stepsPerSecond");
                figures.forEach(figure -> out.writeNumberProperty(figure.name(), figure.stepsPerSecond()));
                out.writeEndObject();
            });
        } else {
            figures.forEach(figure -> console.out()
                    .line(String.format(
                            Locale.ROOT, "%8.3f M steps/s  %s", figure.stepsPerSecond() / 1e6, figure.name())));
        }
        return ExitCode.FINE;
    }
}
