package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import dev.quoin.server.json.OthelloJson;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin othello hint`: finds the best moves of a position.
@Command(
        name = "hint",
        header = "Find the best moves in a position, with values and expected continuations.",
        description = {
            "Prints one line per move, best first: value, move, depth, line. The value is the number of"
                    + " discs by which the side to move is expected to win. If the search reached the end of the"
                    + " game, the value is proven and the depth is 'exact'. Ctrl-C shows the results so far."
        },
        exitCodeList = "1:the game is over",
        footer = {
            "  quoin othello hint f5d6c3d3c4 --moves 3",
            "  quoin othello hint --time 5 < board.txt     paste any board or game",
            "  quoin othello hint start --depth 12 --json",
        })
final class HintCommand implements Callable<Integer> {
    private static final int USUAL_DEPTH = 10;

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "POSITION",
            description = PositionArgument.KINDS + "; - for standard input (default: -).")
    private @Nullable String text;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = SearchOptions.DEPTH + " (default: " + USUAL_DEPTH + "; unlimited with --time or --nodes).")
    private @Nullable Integer depth;

    @Mixin
    private final SearchOptions limits = new SearchOptions();

    @Option(names = "--moves", paramLabel = "K", description = "Number of moves to evaluate (default: 1).")
    private int moves = 1;

    @Option(names = "--json", description = "Print the position and its moves as one JSON object.")
    private boolean json;

    HintCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (moves < 1) {
            throw new BadInput("--moves must be at least 1, got " + moves);
        }
        var thinking = limits.limits(depth, USUAL_DEPTH);
        OthelloPosition position = PositionArgument.read(console, text).position();
        if (position.isOver()) {
            console.message("quoin othello hint: the game is over: Black " + position.points(Disc.BLACK) + ", White "
                    + position.points(Disc.WHITE));
            return ExitCode.NO;
        }
        long start = System.nanoTime();
        try (var _ = Interruption.open();
                var status = StatusLine.of(console)) {
            var result =
                    new Search(new HandcraftedEvaluation()).analyze(position, thinking, moves, new Onlooker(status));
            status.clear();
            print(position, result, new Speed(result.nodes(), System.nanoTime() - start));
            return Thread.interrupted() ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    /// Shows the progress of a search, and stops it at Ctrl-C.
    private record Onlooker(StatusLine status) implements SearchWatcher {
        @Override
        public void reached(SearchResult result) {
            status.show(
                    () -> "depth " + result.best().depth() + ": " + value(result.best()) + " " + line(result.best()));
        }

        @Override
        public boolean isEnough() {
            return Thread.currentThread().isInterrupted();
        }
    }

    private void print(OthelloPosition position, SearchResult result, Speed speed) {
        if (json) {
            new JsonLines(console.out()).print(out -> write(out, position, result, speed));
        } else {
            for (Variation each : result.lines()) {
                String depth = each.exact() ? "exact" : "depth " + each.depth();
                console.out()
                        .line(value(each) + "\t" + OthelloMoveText.write(each.move()) + "\t" + depth + "\t"
                                + line(each));
            }
            console.message(String.format(
                    Locale.ROOT,
                    "%s to move; %,d positions in %s, %s",
                    position.toMove().displayName(),
                    speed.count(),
                    speed.time(),
                    speed.rate()));
        }
        console.out().flush();
    }

    private static void write(JsonGenerator out, OthelloPosition position, SearchResult result, Speed speed) {
        OthelloJson.writePosition(out, position);
        out.writeArrayPropertyStart("moves");
        for (Variation each : result.lines()) {
            out.writeStartObject();
            out.writeStringProperty("move", OthelloMoveText.write(each.move()));
            out.writeNumberProperty("value", each.value() / 100.0);
            out.writeBooleanProperty("exact", each.exact());
            out.writeNumberProperty("depth", each.depth());
            OthelloJson.writeMoves(out, "line", each.moves());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeNumberProperty("nodes", result.nodes());
        out.writeNumberProperty("seconds", speed.seconds());
    }

    private static String value(Variation line) {
        return line.exact() && line.value() % 100 == 0
                ? String.format(Locale.ROOT, "%+d", line.value() / 100)
                : String.format(Locale.ROOT, "%+.2f", line.value() / 100.0);
    }

    private static String line(Variation line) {
        return line.moves().stream().map(OthelloMoveText::write).collect(Collectors.joining(" "));
    }
}
