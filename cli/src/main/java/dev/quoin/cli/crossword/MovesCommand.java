package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.crossword.PlayList.Form;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.InputFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin moves`: every legal play of a position, best first.
@Command(
        name = "moves",
        header = "List the legal plays of a position with their scores, best first.",
        description = {
            "A position is a line of CGP: rows from the top, racks MOVER/OTHER, scores, scoreless turns."
                    + " In the output, a lower-case letter is a blank, and tiles already on the board are in"
                    + " parentheses. Exchanges and passes are not listed."
        },
        footer = {
            "  quoin moves --top 5 --variant mini7 --cgp '7/7/7/7/7/7/7 CARE?/ 0/0 0'",
            "                                             ? is a blank",
            "  quoin moves --cgp-file games.cgp --summary",
            "  quoin moves --cgp-file - --json < games.cgp",
        })
public final class MovesCommand implements Callable<Integer> {
    private final Console console;

    @ArgGroup(multiplicity = "1")
    private Positions positions = new Positions();

    @Option(names = "--top", paramLabel = "K", description = "Show only the K best plays.")
    private int top = Integer.MAX_VALUE;

    @Option(
            names = "--summary",
            description = "Print one tab-separated line per position: number of plays, best score, sum of scores.")
    private boolean summary;

    @Option(names = "--receipt", description = "Show the breakdown of each score.")
    private boolean receipt;

    @Option(names = "--json", description = "Print one JSON object per position, with a receipt for every play.")
    private boolean json;

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = "Variant, by name or as a file (default: that of the position).")
    private @Nullable String variant;

    public MovesCommand(Console console) {
        this.console = console;
    }

    /// Where the positions come from.
    static final class Positions {
        @Option(names = "--cgp", paramLabel = "CGP", description = "A position.")
        private @Nullable String text;

        @Option(
                names = "--cgp-file",
                paramLabel = "FILE",
                description = "File of positions, one per line; - for standard input.")
        private @Nullable Path file;

        private String source() {
            return text != null ? "--cgp" : isStandardInput() ? "standard input" : String.valueOf(file);
        }

        private InputStream open(Console console) throws IOException {
            if (text != null) {
                return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            }
            return file == null || isStandardInput() ? console.in() : InputFile.open(file);
        }

        private boolean isStandardInput() {
            return file != null && file.toString().equals("-");
        }
    }

    @Override
    public Integer call() throws IOException {
        if (top < 1) {
            throw new BadInput("--top must be at least 1, got " + top);
        }
        Optional<Variant> rules = Optional.ofNullable(variant).map(Variants::open);
        var finders = new PlayFinders(console, lexicon.given());
        var list = new PlayList(console.out(), form(), top);
        boolean any = false;
        try (InputStream in = positions.open(console)) {
            String source = positions.source();
            CgpReader reader =
                    rules.map(each -> CgpReader.of(in, source, each)).orElseGet(() -> CgpReader.of(in, source));
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                list.print(finders.forPosition(next.get()), next.get());
                any = true;
            }
        }
        if (!any) {
            throw new BadInput(positions.source() + " is empty, expected positions in CGP, one per line");
        }
        return ExitCode.FINE;
    }

    private Form form() {
        if (summary) {
            return json ? Form.JSON_SUMMARY : Form.SUMMARY;
        }
        return json ? Form.JSON : receipt ? Form.RECEIPTS : Form.LINES;
    }
}
