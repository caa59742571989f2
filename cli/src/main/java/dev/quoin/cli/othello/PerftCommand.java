package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.perft.MoveLeaves;
import dev.quoin.othello.perft.Perft;
import dev.quoin.othello.perft.PerftProgress;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin othello perft`: counts games of a given length.
@Command(
        name = "perft",
        header = "Count the games of a given number of moves from a position.",
        description = {
            "Prints one line per depth: depth, leaves, time, leaves per second. A pass is a move, and a"
                    + " game that ends earlier counts once. Every leaf is visited, without a table. Ctrl-C stops"
                    + " the count and shows how far it got."
        },
        footer = {
            "  quoin othello perft 9",
            "  quoin othello perft 12 --threads 1      to compare with other programs",
            "  quoin othello perft 6 --from f5d6c3     after these moves",
            "  quoin othello perft 8 --divide          leaves below each move",
        })
final class PerftCommand implements Callable<Integer> {
    private final Console console;
    private PerftProgress progress = new PerftProgress(0, 0, 1);

    @Parameters(paramLabel = "DEPTH", description = "Depth in moves, 1 to " + Perft.MAX_DEPTH + ".")
    private int depth;

    @Option(
            names = "--from",
            paramLabel = "POSITION",
            description = PositionArgument.KINDS + "; - for standard input (default: start).")
    private String from = "start";

    @Mixin
    private final Threads threads = new Threads();

    @Option(names = "--divide", description = "Count only this depth, for each move separately.")
    private boolean divide;

    @Option(names = "--json", description = "Print one JSON object per depth, or per move with --divide.")
    private boolean json;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (depth < 1 || depth > Perft.MAX_DEPTH) {
            throw new BadInput("DEPTH must be 1 to " + Perft.MAX_DEPTH + ", got " + depth);
        }
        OthelloPosition position = PositionArgument.read(console, from).position();
        Perft perft = Perft.withThreads(threads.count());
        try (var _ = Interruption.open();
                var status = StatusLine.of(console)) {
            return divide ? divide(perft, position, status) : count(perft, position, status);
        }
    }

    private int count(Perft perft, OthelloPosition position, StatusLine status) {
        for (int each = 1; each <= depth; each++) {
            long start = System.nanoTime();
            try {
                long leaves = perft.count(position, each, now -> watch(now, status));
                print(each, new Speed(leaves, System.nanoTime() - start), status);
            } catch (CancellationException e) {
                return interrupted(each, new Speed(progress.leaves(), System.nanoTime() - start), status);
            }
        }
        return ExitCode.FINE;
    }

    private int divide(Perft perft, OthelloPosition position, StatusLine status) {
        long start = System.nanoTime();
        try {
            for (MoveLeaves each : perft.divide(position, depth, now -> watch(now, status))) {
                status.clear();
                String move = OthelloMoveText.write(each.move());
                if (json) {
                    new JsonLines(console.out()).print(out -> {
                        out.writeStringProperty("move", move);
                        out.writeNumberProperty("leaves", each.leaves());
                    });
                } else {
                    console.out().line(String.format(Locale.ROOT, "%-4s %,20d", move, each.leaves()));
                }
            }
            return ExitCode.FINE;
        } catch (CancellationException e) {
            return interrupted(depth, new Speed(progress.leaves(), System.nanoTime() - start), status);
        }
    }

    private void watch(PerftProgress now, StatusLine status) {
        progress = now;
        status.show(() ->
                String.format(Locale.ROOT, "%,d leaves, %d of %d parts", now.leaves(), now.partsDone(), now.parts()));
    }

    private void print(int done, Speed speed, StatusLine status) {
        status.clear();
        progress = new PerftProgress(0, 0, 1);
        if (json) {
            write(done, speed, true);
        } else {
            console.out()
                    .line(String.format(
                            Locale.ROOT, "%2d %,20d %12s %14s", done, speed.count(), speed.time(), speed.rate()));
        }
        console.out().flush();
    }

    private int interrupted(int at, Speed speed, StatusLine status) {
        status.clear();
        if (json) {
            write(at, speed, false);
        }
        console.message(String.format(
                Locale.ROOT,
                "quoin othello perft: interrupted at depth %d after %,d leaves in %s, %s",
                at,
                speed.count(),
                speed.time(),
                speed.rate()));
        return ExitCode.INTERRUPTED;
    }

    private void write(int at, Speed speed, boolean complete) {
        new JsonLines(console.out()).print(out -> {
            out.writeNumberProperty("depth", at);
            out.writeNumberProperty("leaves", speed.count());
            out.writeBooleanProperty("complete", complete);
            out.writeNumberProperty("seconds", speed.seconds());
            out.writeNumberProperty("leavesPerSecond", Math.round(speed.perSecond()));
        });
    }
}
