package dev.quoin.cli.bench;

import dev.quoin.cli.arena.ScratchFolder;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import java.net.BindException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin bench daily`: how many moves of daily games the server takes in a second.
@Command(
        name = "daily",
        header = "Measure the server: submissions of daily games a second.",
        description = {
            "Starts a server with a fresh SQLite file on this machine, lets players begin and play daily games over HTTP, and"
                    + " stops it. Players and server share this process and its processor time."
        },
        footer = {
            "  quoin bench daily",
            "  quoin bench daily --seconds 30 --players 16 --json",
        })
final class DailyBenchCommand implements Callable<Integer> {
    private static final int MOST_PLAYERS = 1000;

    private final Console console;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long to measure, half of it warm-up; 10 when missing.")
    private double seconds = 10;

    @Option(names = "--players", paramLabel = "N", description = "How many play at once; 8 when missing.")
    private int players = 8;

    @Option(names = "--json", description = "Print the figures as one JSON object.")
    private boolean json;

    DailyBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, BindException {
        if (!(seconds > 0) || seconds > 3600) {
            throw new BadInput("--seconds must be more than 0 and at most 3600, got " + seconds);
        }
        if (players < 1 || players > MOST_PLAYERS) {
            throw new BadInput("--players must be 1 to " + MOST_PLAYERS + ", got " + players);
        }
        try (var scratch = new ScratchFolder()) {
            DailyBench.Figures figures = new DailyBench().measure(seconds, players, scratch.path());
            if (json) {
                new JsonLines(console.out()).print(out -> {
                    out.writeNumberProperty("submissionsPerSecond", figures.perSecond());
                    out.writeNumberProperty("submissionsPerCpuSecond", figures.perCpuSecond());
                    out.writeNumberProperty("medianMillis", figures.medianMillis());
                    out.writeNumberProperty("p99Millis", figures.slowMillis());
                });
            } else {
                line(
                        "%7.0f submissions/s, %.0f for each second of CPU time",
                        figures.perSecond(), figures.perCpuSecond());
                line("%7.2f ms in the median, %.2f ms for 99 %%", figures.medianMillis(), figures.slowMillis());
            }
        }
        return ExitCode.FINE;
    }

    private void line(String format, double first, double second) {
        console.out().line(String.format(Locale.ROOT, format, first, second));
    }
}
