package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgEndgame;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin endgame`: finds the exact values of positions with an empty bag.
@Command(
        name = "endgame",
        header = "Solve endgames exactly: value and best line of positions with an empty bag.",
        description = {
            "The value is the change of the spread for the player to move, with best play of both to the end and the"
                    + " points for the racks. In an unfinished GCG file, the last position is solved; in a finished"
                    + " one, the first with an empty bag. Ctrl-C prints what is known so far and ends the command."
        },
        footer = {
            "  quoin endgame game.gcg",
            "  quoin endgame positions.cgp --seconds 20",
            "  quoin endgame - --all --json < positions.cgp",
        })
public final class EndgameCommand implements Callable<Integer> {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(8, "a file of positions");

    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Positions in CGP, one per line, or a game record in GCG; - for standard input.")
    private List<Path> files = List.of();

    @Option(names = "--seconds", paramLabel = "S", description = "Time limit per position (default: none).")
    private @Nullable Double seconds;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: all cores).")
    private int threads = Math.clamp(Runtime.getRuntime().availableProcessors(), 1, 256);

    @Option(names = "--all", description = "Show the value of every move.")
    private boolean all;

    @Option(names = "--json", description = "Print one JSON object per position.")
    private boolean json;

    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = LexiconOption.KINDS + "; - for standard input (default: that of the position or variant).")
    private @Nullable Path list;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + "; - for standard input (default: that of the position).")
    private @Nullable String variant;

    public EndgameCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        CrosswordEndgameOptions options = options();
        Optional<Variant> rules = Optional.ofNullable(variant).map(each -> ChosenVariant.open(console, each));
        var finders =
                new PlayFinders(console, Optional.ofNullable(list).map(Path::toString), encoding, Optional.empty());
        try (var answers = new EndgameAnswers(console, finders, options, new EndgameReport(console.out(), json))) {
            for (Path file : files) {
                if (!solveAll(InputSource.of(console, file), rules, answers)) {
                    console.message("quoin endgame: interrupted at position " + answers.count());
                    return ExitCode.INTERRUPTED;
                }
            }
        }
        return ExitCode.FINE;
    }

    private CrosswordEndgameOptions options() {
        if (seconds != null && !(seconds > 0 && seconds <= 1_000_000)) {
            throw new BadInput("--seconds must be more than 0 and at most 1000000, got " + seconds);
        }
        if (threads < 1 || threads > 256) {
            throw new BadInput("--threads must be 1 to 256, got " + threads);
        }
        return CrosswordEndgameOptions.standard()
                .withThreads(threads)
                .withTimeLimit(
                        seconds == null ? CrosswordEndgameOptions.UNLIMITED : Duration.ofNanos((long) (seconds * 1e9)))
                .withRootValues(all ? RootValues.ALL : RootValues.BEST);
    }

    /// Solves all positions of a source; returns false when interrupted.
    private static boolean solveAll(InputSource source, Optional<Variant> rules, EndgameAnswers answers)
            throws IOException {
        String name = source.name();
        byte[] bytes = source.bytes("positions in CGP or a game record", LIMIT);
        if (isRecord(bytes)) {
            return answers.solve(name, endgame(name, bytes, rules));
        }
        var in = new ByteArrayInputStream(bytes);
        CgpReader reader = rules.map(each -> CgpReader.of(in, name, each)).orElseGet(() -> CgpReader.of(in, name));
        int before = answers.count();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            if (!answers.solve(name + ", line " + reader.line(), next.get())) {
                return false;
            }
        }
        if (answers.count() == before) {
            throw new BadInput(name + " is empty, expected positions in CGP or a game record in GCG");
        }
        return true;
    }

    /// Events and players of GCG begin with these, and no position does.
    private static boolean isRecord(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return text.lines().anyMatch(line -> line.startsWith(">") || line.startsWith("#player"));
    }

    private static CgpPosition endgame(String name, byte[] bytes, Optional<Variant> rules) {
        var record = GcgReader.read(name, bytes);
        try {
            return GcgEndgame.find(record, rules.orElseGet(() -> GcgReplay.variantOf(record)))
                    .orElseThrow(() -> new BadInput(
                            name + ": the bag is not empty, or the racks are not known. Endgames need an empty bag."));
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
