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
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin bench daily`: measures how many daily moves per second the server handles.
@Command(
        name = "daily",
        header = "Measure the server: daily submissions per second.",
        description = {
            "Starts a server with a fresh SQLite file in a separate process, plays daily games over"
                    + " HTTP, and stops it. If 'taskset' is available, the server gets one core and the players"
                    + " get the others.",
            "Half of the time is warm-up, a quarter measures the maximum rate, and a quarter the latency"
                    + " at half of that rate, or at --rate.",
            "With --cold, a second server is started afterwards and measured at a fifth of the maximum"
                    + " rate, in the first minute after /health/ready reports that it is ready."
        },
        footer = {
            "  quoin bench daily",
            "  quoin bench daily --seconds 60 --players 16 --json",
            "  quoin bench daily --seconds 80 --cold",
        })
final class DailyBenchCommand implements Callable<Integer> {
    private static final int MOST_PLAYERS = 1000;
    private static final int MOST_A_SECOND = 100_000;
    private static final double COLD_SECONDS = 60;

    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "Number of simultaneous players (default: ${DEFAULT-VALUE}).")
    private int players = 8;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Submissions per second at the steady rate (default: half of the maximum).")
    private @Nullable Integer rate;

    @Option(names = "--cold", description = "Also measure the first minute of a newly started server.")
    private boolean cold;

    DailyBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        double seconds = measuring.seconds();
        if (players < 1 || players > MOST_PLAYERS) {
            throw new BadInput("--players must be 1 to " + MOST_PLAYERS + ", got " + players);
        }
        if (rate != null && (rate < 1 || rate > MOST_A_SECOND)) {
            throw new BadInput("--rate must be 1 to " + MOST_A_SECOND + ", got " + rate);
        }
        try (var _ = Interruption.open()) {
            tell(measure(seconds));
        }
        return ExitCode.FINE;
    }

    private Measured measure(double seconds) throws InterruptedException {
        Measured warm;
        try (var scratch = new ScratchFolder();
                BenchServer server = BenchServer.start(scratch.path(), "--no-warm-up")) {
            server.awaitReady();
            var bench = new DailyBench(server, players);
            bench.flatOut(seconds / 2);
            DailyBench.Figures flatOut = bench.flatOut(seconds / 4);
            int half = rate != null ? rate : Math.max(1, (int) (flatOut.perSecond() / 2));
            DailyBench.Figures steady = bench.steady(seconds / 4, half);
            warm = new Measured(server.core(), flatOut, steady, Optional.empty());
        }
        return cold ? warm.with(firstMinute(Math.max(1, (int) (warm.flatOut().perSecond() / 5)))) : warm;
    }

    private FirstMinute firstMinute(int perSecond) throws InterruptedException {
        try (var scratch = new ScratchFolder();
                BenchServer server = BenchServer.start(scratch.path())) {
            double answering = server.ageSeconds();
            server.awaitReady();
            double ready = server.ageSeconds();
            return new FirstMinute(answering, ready, new DailyBench(server, players).steady(COLD_SECONDS, perSecond));
        }
    }

    /// The first minute of a new server.
    ///
    /// @param answeringSeconds when it accepted requests
    /// @param readySeconds when `/health/ready` reported success
    /// @param figures the results of the minute after that
    private record FirstMinute(double answeringSeconds, double readySeconds, DailyBench.Figures figures) {}

    /// The results.
    ///
    /// @param core the server's core; empty when it was not pinned to one
    private record Measured(
            Optional<Integer> core,
            DailyBench.Figures flatOut,
            DailyBench.Figures steady,
            Optional<FirstMinute> firstMinute) {
        Measured with(FirstMinute cold) {
            return new Measured(core, flatOut, steady, Optional.of(cold));
        }
    }

    private void tell(Measured measured) {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        if (measuring.json()) {
            new JsonLines(console.out()).print(json -> {
                measured.core().ifPresent(core -> json.writeNumberProperty("core", core));
                json.writeNumberProperty("load", load);
                write(json, "flatOut", measured.flatOut());
                write(json, "steady", measured.steady());
                measured.firstMinute().ifPresent(cold -> {
                    json.writeNumberProperty("answeringSeconds", cold.answeringSeconds());
                    json.writeNumberProperty("readySeconds", cold.readySeconds());
                    write(json, "cold", cold.figures());
                });
            });
        } else {
            console.out()
                    .line(measured.core().map(core -> "server on core " + core).orElse("server on any core")
                            + String.format(Locale.ROOT, "; load %.1f", load));
            tell("flat out", measured.flatOut());
            tell("steady", measured.steady());
            measured.firstMinute().ifPresent(cold -> {
                tell("cold", cold.figures());
                console.out()
                        .line(String.format(
                                Locale.ROOT,
                                "a new server accepts requests after %.1f s and is ready for load after" + " %.1f s",
                                cold.answeringSeconds(),
                                cold.readySeconds()));
            });
        }
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
                        "%-8s %6.0f submissions/s, median %.2f ms, 99th percentile %.2f ms, server CPU"
                                + " %.3f ms each",
                        what,
                        figures.perSecond(),
                        figures.waits().medianMillis(),
                        figures.waits().slowMillis(),
                        figures.cpuMillis()));
    }
}
