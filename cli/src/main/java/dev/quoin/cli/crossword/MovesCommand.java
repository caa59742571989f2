package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.crossword.PlayList.Form;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.variant.Variant;
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

/// `quoin moves`: lists every legal play of a position, best first.
@Command(
        name = "moves",
        header = "List the legal plays of a position with their scores, best first.",
        description = {
            "A position is a line of CGP: rows from the top, racks MOVER/OTHER, scores, scoreless turns."
                    + " In the output, a lower-case letter is a blank, and tiles already on the board are in"
                    + " parentheses. Exchanges and passes are not listed. Equity is the score plus the learned value"
                    + " of the tiles kept; a dash means that it is not known. With an empty bag,"
                    + " 'quoin endgame --all' finds the exact value of every move."
        },
        footer = {
            "  quoin moves --variant mini7 --cgp '7/7/7/7/7/7/7 CARE?/ 0/0 0'    ? is a blank",
            "  quoin moves --cgp-file games.cgp --sort equity --top 5",
            "  quoin moves --cgp-file games.cgp --summary",
            "  quoin moves --cgp-file - --json < games.cgp",
        })
public final class MovesCommand implements Callable<Integer> {
    private final Console console;

    @ArgGroup(multiplicity = "1")
    private Positions positions = new Positions();

    @Option(names = "--top", paramLabel = "K", description = "Show only the K best plays (default: all).")
    private int top = Integer.MAX_VALUE;

    @Option(names = "--sort", paramLabel = "KEY", description = "Sort plays by score or equity (default: score).")
    private PlaySort sort = PlaySort.score;

    @Option(names = "--equity", description = "Show the tiles kept and the equity, as --sort equity and --leaves do.")
    private boolean equity;

    @Mixin
    private final LeaveOption leaves = new LeaveOption();

    @Option(
            names = "--summary",
            description = "Print one tab-separated line per position: number of plays, best score, sum of scores.")
    private boolean summary;

    @Option(names = "--receipt", description = "Show the breakdown of each score.")
    private boolean receipt;

    @Option(names = "--json", description = "Print one JSON object per position, with a receipt for every play.")
    private boolean json;

    @Mixin
    private final PositionRules rules = new PositionRules();

    public MovesCommand(Console console) {
        this.console = console;
    }

    /// The source of the positions.
    static final class Positions {
        @Option(names = "--cgp", paramLabel = "CGP", description = "Position in CGP.")
        private @Nullable String text;

        @Option(
                names = "--cgp-file",
                paramLabel = "FILE",
                description = "File of positions in CGP, one per line; - for standard input.")
        private @Nullable Path file;

        private String source(Console console) {
            return text != null ? "--cgp" : file(console).name();
        }

        private InputStream open(Console console) throws IOException {
            if (text != null) {
                return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            }
            return file(console).open("positions in CGP");
        }

        private InputSource file(Console console) {
            return InputSource.of(console, file == null ? Path.of(InputSource.STANDARD) : file);
        }
    }

    @Override
    public Integer call() throws IOException {
        if (top < 1) {
            throw new BadInput("--top must be at least 1, got " + top);
        }
        Optional<Variant> variant = rules.variant(console);
        PlayFinders finders = rules.finders(console, leaves.file());
        var plays = new PlayList(console.out(), form(), top, sort);
        boolean any = false;
        try (InputStream in = positions.open(console)) {
            String source = positions.source(console);
            CgpReader reader =
                    variant.map(each -> CgpReader.of(in, source, each)).orElseGet(() -> CgpReader.of(in, source));
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                plays.print(finders.forPosition(next.get()), next.get());
                any = true;
            }
        }
        if (!any) {
            throw new BadInput(positions.source(console) + " is empty, expected positions in CGP, one per line");
        }
        return ExitCode.FINE;
    }

    private Form form() {
        if (summary) {
            return json ? Form.JSON_SUMMARY : Form.SUMMARY;
        }
        boolean rated = equity || sort == PlaySort.equity || leaves.file().isPresent();
        if (json) {
            return rated ? Form.RATED_JSON : Form.JSON;
        }
        return receipt ? rated ? Form.RATED_RECEIPTS : Form.RECEIPTS : rated ? Form.RATED : Form.LINES;
    }
}
