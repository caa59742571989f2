package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.file.ScratchFolder;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin bench daily`: how many moves of daily games the server takes in a second.
@Command(
        name = "daily",
        header = "Measure the server: submissions of daily games a second.",
        description = {
            "Starts a server with a fresh SQLite file in a process of its own, lets players begin and play daily games"
                    + " over HTTP, and stops it. Where there is 'taskset' the server has one core and the players"
                    + " the others.",
            "Half of the time is warm-up; a quarter as fast as the server answers, a quarter at a steady rate."
        },
        footer = {
            "  quoin bench daily",
            "  quoin bench daily --seconds 60 --players 16 --json",
        })
final class DailyBenchCommand implements Callable<Integer> {
    private static final int MOST_PLAYERS = 1000;
    private static final int MOST_A_SECOND = 100_000;

    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    @Option(names = "--players", paramLabel = "N", description = "How many play at once; 8 when missing.")
    private int players = 8;

    @Option(names = "--rate", paramLabel = "N", description = "Submissions a second when steady; 500 when missing.")
    private int rate = 500;

    DailyBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        double seconds = measuring.seconds();
        if (players < 1 || players > MOST_PLAYERS) {
            throw new BadInput("--players must be 1 to " + MOST_PLAYERS + ", got " + players);
        }
        if (rate < 1 || rate > MOST_A_SECOND) {
            throw new BadInput("--rate must be 1 to " + MOST_A_SECOND + ", got " + rate);
        }
        try (var _ = Interruption.open();
                var scratch = new ScratchFolder();
                BenchServer server = BenchServer.start(scratch.path())) {
            var bench = new DailyBench(server, players);
            bench.flatOut(seconds / 2);
            DailyBench.Figures flatOut = bench.flatOut(seconds / 4);
            DailyBench.Figures steady = bench.steady(seconds / 4, rate);
            double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
            if (measuring.json()) {
                new JsonLines(console.out()).print(json -> {
                    server.core().ifPresent(core -> json.writeNumberProperty("core", core));
                    json.writeNumberProperty("load", load);
                    write(json, "flatOut", flatOut);
                    write(json, "steady", steady);
                });
            } else {
                console.out()
                        .line(server.core()
                                        .map(core -> "the server has core " + core)
                                        .orElse("the server has any core")
                                + String.format(Locale.ROOT, "; load %.1f", load));
                tell("flat out", flatOut);
                tell("steady", steady);
            }
        }
        return ExitCode.FINE;
    }

    private static void write(JsonGenerator json, String name, DailyBench.Figures figures) {
        json.writeObjectPropertyStart(name);
        json.writeNumberProperty("submissionsPerSecond", figures.perSecond());
        json.writeNumberProperty("medianMillis", figures.waits().medianMillis());
        json.writeNumberProperty("p99Millis", figures.waits().slowMillis());
        json.writeNumberProperty("serverCpuMillis", figures.cpuMillis());
        json.writeEndObject();
    }

    private void tell(String what, DailyBench.Figures figures) {
        console.out()
                .line(String.format(
                        Locale.ROOT,
                        "%-8s %6.0f submissions/s, median %.2f ms, 99 %% within %.2f ms, server CPU %.3f ms each",
                        what,
                        figures.perSecond(),
                        figures.waits().medianMillis(),
                        figures.waits().slowMillis(),
                        figures.cpuMillis()));
    }
}
