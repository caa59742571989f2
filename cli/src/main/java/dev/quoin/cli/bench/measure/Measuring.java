package dev.quoin.cli.bench.measure;

import dev.quoin.cli.console.BadInput;
import picocli.CommandLine.Option;

/// The options of every benchmark: how long to measure and how to print results. Filled by picocli.
public final class Measuring {
    private static final double USUAL_SECONDS = 20;
    private static final double MOST_SECONDS = 3600;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long to measure, including warm-up (default: 20).")
    private double seconds = USUAL_SECONDS;

    @Option(names = "--json", description = "Print the figures as one JSON object.")
    private boolean json;

    /// Returns how long to measure, including warm-up.
    public double seconds() {
        if (!(seconds > 0) || seconds > MOST_SECONDS) {
            throw new BadInput("--seconds must be more than 0 and at most 3600, got " + seconds);
        }
        return seconds;
    }

    /// Returns whether to print JSON.
    public boolean json() {
        return json;
    }
}
