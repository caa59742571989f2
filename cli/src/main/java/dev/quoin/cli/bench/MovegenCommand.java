package dev.quoin.cli.bench;

import dev.quoin.cli.bench.MovegenBench.Figures;
import dev.quoin.cli.bench.MovegenBench.Position;
import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin bench movegen`: measures the speed of the move generator, with a checksum of the plays.
@Command(
        name = "movegen",
        header = "Measure the move generator: all plays, the best play, games.",
        description = {
            "Measures CPU time on one thread, including the setup of every position with all its"
                    + " cross-checks. Without --cgp, the positions are all turns of 100 self-play games from a"
                    + " fixed seed, so the counts and the checksum are the same on every machine."
        },
        footer = {
            "  quoin bench movegen             self-play positions; racks may contain ?",
            "  quoin bench movegen --cgp games.cgp --lexicon words.txt --seconds 30",
            "  quoin bench movegen --json",
        })
public final class MovegenCommand implements Callable<Integer> {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of positions");

    private final Console console;

    @Option(
            names = "--cgp",
            paramLabel = "FILE",
            description = "File of positions in CGP, one per line; - for standard input.")
    private @Nullable Path file;

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final Measuring measuring = new Measuring();

    public MovegenCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        double seconds = measuring.seconds();
        Path positions = file;
        Variant variant = Variants.named("standard");
        List<Position> read = new ArrayList<>();
        if (positions != null) {
            variant = read(InputSource.of(console, positions), read);
        }
        String list = lexicon.given().orElse(variant.lexicon());
        Lexicon words = lexicon.open(console, list, variant.tiles().alphabet()).lexicon();
        if (positions == null) {
            read = BenchPositions.positions(words, variant);
        }
        Figures figures = new MovegenBench(words, variant, read).measure(seconds);
        if (measuring.json()) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("lexicon", list);
                out.writeNumberProperty("positions", figures.positions());
                out.writeNumberProperty("plays", figures.plays());
                figures.numbers().forEach(out::writeNumberProperty);
                out.writeStringProperty("checksum", figures.checksum());
            });
        } else {
            print(console.out(), list, figures);
        }
        return ExitCode.FINE;
    }

    private static Variant read(InputSource source, List<Position> into) throws IOException {
        Variant variant = null;
        String file = source.name();
        try (var in = new ByteArrayInputStream(source.bytes("positions in CGP", LIMIT))) {
            var reader = CgpReader.of(in, file);
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                var position = next.get();
                if (variant != null && !variant.equals(position.variant())) {
                    throw new BadInput(file + ": all positions must have the same variant, got "
                            + position.variant().name() + " after " + variant.name());
                }
                variant = position.variant();
                into.add(new Position(position.board(), position.racks().getFirst()));
            }
        }
        if (variant == null) {
            throw new BadInput(file + " is empty, expected positions in CGP, one per line");
        }
        return variant;
    }

    private static void print(Output out, String list, Figures f) {
        out.print(String.format(
                Locale.ROOT,
                """
                positions      %,d, lexicon %s
                plays          %,d, %.1f per position
                checksum       %s
                all plays      %.1f µs per position, %,.0f positions/s, %,.0f plays/s, %.1f ns/play
                best by score  %.1f µs per position, %,.0f positions/s
                best by equity %.1f µs per position, %,.0f positions/s
                setup          %.1f µs per position, included in all three
                greedy games   %,.0f per second
                static games   %,.0f per second
                """,
                f.positions(),
                list,
                f.plays(),
                (double) f.plays() / f.positions(),
                f.checksum(),
                f.allMicros(),
                1e6 / f.allMicros(),
                f.playsPerSecond(),
                f.nanosPerPlay(),
                f.bestMicros(),
                1e6 / f.bestMicros(),
                f.equityMicros(),
                1e6 / f.equityMicros(),
                f.loadMicros(),
                f.gamesPerSecond(),
                f.staticGamesPerSecond()));
    }
}
