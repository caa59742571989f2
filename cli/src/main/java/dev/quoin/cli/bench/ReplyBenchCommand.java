package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.ScratchFolder;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `quoin bench reply`: measures how long a player waits for the computer.
@Command(
        name = "reply",
        header = "Measure the server: waiting time for greedy's reply.",
        description = {
            "Starts a server in a separate process and plays standard games against greedy as a web page"
                    + " does. Measures from sending a move over HTTP to receiving the event with the reply. The"
                    + " first move is reported separately; half of the time is warm-up."
        },
        footer = {
            "  quoin bench reply",
            "  quoin bench reply --seconds 60 --json",
        })
final class ReplyBenchCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    ReplyBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        double seconds = measuring.seconds();
        var variant = Variants.named("standard");
        var lexicon = Lexicons.open(variant.lexicon(), variant.tiles().alphabet());
        var bench = new ReplyBench(variant, lexicon);
        try (var _ = Interruption.open();
                var scratch = new ScratchFolder();
                BenchServer server = BenchServer.start(scratch.path())) {
            Waits first = bench.measure(server, 0);
            Waits cold = bench.measure(server, seconds / 2);
            Waits warm = bench.measure(server, seconds / 2);
            if (measuring.json()) {
                new JsonLines(console.out()).print(json -> {
                    json.writeNumberProperty("firstMillis", first.worstMillis());
                    json.writeNumberProperty("warmUpMedianMillis", cold.medianMillis());
                    json.writeNumberProperty("replies", warm.count());
                    json.writeNumberProperty("medianMillis", warm.medianMillis());
                    json.writeNumberProperty("p99Millis", warm.slowMillis());
                    json.writeNumberProperty("worstMillis", warm.worstMillis());
                });
            } else {
                line(first.worstMillis(), "first reply of a new server");
                line(cold.medianMillis(), "median of " + cold.count() + " replies during warm-up");
                line(warm.medianMillis(), "median of the next " + warm.count() + " replies");
                line(warm.slowMillis(), "99 % within");
                line(warm.worstMillis(), "slowest");
            }
        }
        return ExitCode.FINE;
    }

    private void line(double millis, String what) {
        console.out().line(String.format(Locale.ROOT, "%7.1f ms  %s", millis, what));
    }
}
