package dev.quoin.cli.bench;

import dev.quoin.cli.bench.OthelloBench.Figures;
import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.core.JsonGenerator;

/// `quoin bench othello`: measures the speed of the Othello engine, with a checksum of the results.
@Command(
        name = "othello",
        header = "Measure Othello: perft, exact endgames, random games, cancellation.",
        description = {
            "Measures CPU time on one thread. Perft is counted with each method. The endgames come from"
                    + " random games with a fixed seed, so the counts, the scores and the checksum are the same on"
                    + " every machine. The time that a search and an endgame take to stop after an interrupt is"
                    + " wall clock."
        },
        footer = {
            "  quoin bench othello",
            "  quoin bench othello --seconds 60 --json",
        })
final class OthelloBenchCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    OthelloBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        double seconds = measuring.seconds();
        Figures figures = new OthelloBench().measure(seconds);
        if (measuring.json()) {
            new JsonLines(console.out()).print(out -> write(out, figures));
        } else {
            print(console.out(), figures);
        }
        return ExitCode.FINE;
    }

    private static void write(JsonGenerator out, Figures f) {
        out.writeNumberProperty("perftDepth", OthelloBench.PERFT_DEPTH);
        out.writeNumberProperty("leaves", f.leaves());
        out.writeObjectPropertyStart("leavesPerSecond");
        f.leavesPerSecond()
                .forEach((kernel, rate) -> out.writeNumberProperty(kernel.name().toLowerCase(Locale.ROOT), rate));
        out.writeEndObject();
        out.writeNumberProperty("endgames", f.endgames());
        out.writeNumberProperty("endgameNodes", f.nodes());
        out.writeNumberProperty("endgameNodesPerSecond", f.nodesPerSecond());
        out.writeNumberProperty("millisPerEndgame", f.millisAnEndgame());
        out.writeNumberProperty("randomGamesPerSecond", f.gamesPerSecond());
        out.writeNumberProperty("randomMovesPerSecond", f.movesPerSecond());
        write(out, "searchStop", f.searchStops());
        write(out, "endgameStop", f.endgameStops());
        out.writeStringProperty("checksum", f.checksum());
    }

    private static void write(JsonGenerator out, String name, Waits stops) {
        out.writeNumberProperty(name + "MedianMillis", stops.medianMillis());
        out.writeNumberProperty(name + "WorstMillis", stops.worstMillis());
    }

    private static void print(Output out, Figures f) {
        out.line(String.format(Locale.ROOT, "checksum       %s", f.checksum()));
        f.leavesPerSecond()
                .forEach((kernel, rate) -> out.line(String.format(
                        Locale.ROOT,
                        "perft %-8s %,.1f M leaves/s, %,d leaves at depth %d",
                        kernel.name().toLowerCase(Locale.ROOT),
                        rate / 1e6,
                        f.leaves(),
                        OthelloBench.PERFT_DEPTH)));
        out.line(String.format(
                Locale.ROOT,
                "endgames       %,.1f M nodes/s, %.1f ms per position with %d empty squares, %,d nodes" + " for %d",
                f.nodesPerSecond() / 1e6,
                f.millisAnEndgame(),
                OthelloBench.EMPTY_SQUARES,
                f.nodes(),
                f.endgames()));
        out.line(String.format(
                Locale.ROOT,
                "random games   %,.0f per second, %,.1f M moves/s",
                f.gamesPerSecond(),
                f.movesPerSecond() / 1e6));
        print(out, "search", f.searchStops());
        print(out, "endgame", f.endgameStops());
    }

    private static void print(Output out, String what, Waits stops) {
        out.line(String.format(
                Locale.ROOT,
                "%-14s stops after an interrupt: median %.1f ms, worst of %d %.1f ms",
                what,
                stops.medianMillis(),
                stops.count(),
                stops.worstMillis()));
    }
}
