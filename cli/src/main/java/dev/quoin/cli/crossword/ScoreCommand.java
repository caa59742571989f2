package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Progress;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.SquareName;
import dev.quoin.crossword.solver.BoardPair;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.solver.ScoreCheck;
import dev.quoin.crossword.solver.ScoreCheck.Finding;
import dev.quoin.crossword.solver.ScoreChecker;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import dev.quoin.server.json.PlayJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin score`: finds the play between two boards, checks it and scores it.
@Command(
        name = "score",
        header = "Validate and score the play between two boards, for each pair on standard input.",
        description = {
            "A board consists of its size and its rows, as for 'quoin solve' but without a tray. The"
                    + " first board of a pair is before the play, the second after it. In the output, the upper"
                    + " left square is (0, 0); with --json, as in all JSON output, it is 1A, row 1, column 1."
        },
        footer = {
            "  quoin score words.txt < pairs.txt      upper case is a blank (? elsewhere)",
            "  quoin score enable --json < pairs.txt  with receipts and reasons",
        })
public final class ScoreCommand implements Callable<Integer> {
    private static final String INPUT = "standard input";
    private static final Pattern SQUARE = Pattern.compile("\\(([0-9]{1,2}), ([0-9]{1,2})\\)$");

    private final Console console;

    @Parameters(paramLabel = "DICTIONARY", description = LexiconOption.KINDS + ".")
    private Path dictionary = Path.of("");

    @Option(names = "--json", description = "Print one JSON object per pair.")
    private boolean json;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + " (default: standard).")
    private @Nullable String variant;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    public ScoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (InputSource.isStandard(dictionary.toString())) {
            throw new BadInput(
                    "DICTIONARY must be a file or the name of a list, because standard input has the pairs of boards");
        }
        console.awaitInput("pairs of boards");
        Variant rules = ChosenVariant.openFile(variant == null ? "standard" : variant, "the pairs of boards");
        Alphabet alphabet = rules.tiles().alphabet();
        var checker = new ScoreChecker(
                encoding.load(console, dictionary.toString(), alphabet).lexicon(), rules);
        var reader = new BoardReader(console.in(), INPUT, rules);
        try (var progress = new Progress(console, "pair")) {
            for (Optional<BoardPair> next = reader.pair(); next.isPresent(); next = reader.pair()) {
                answer(checker.check(next.get()), alphabet, progress.done());
                console.out().flush();
                progress.step();
            }
            if (progress.done() == 0) {
                throw new BadInput(INPUT + " is empty, expected pairs of boards");
            }
        }
        return ExitCode.FINE;
    }

    private void answer(ScoreCheck check, Alphabet alphabet, int before) throws IOException {
        if (json) {
            new JsonLines(console.out())
                    .print(out -> write(new PlayJson(out, alphabet), out, check.finding(), before + 1));
        } else {
            console.out().print(before == 0 ? "" : "\n");
            check.write(console.out().asWriter());
        }
    }

    private static void write(PlayJson plays, JsonGenerator out, Finding finding, int number) {
        out.writeNumberProperty("pair", number);
        out.writeBooleanProperty("legal", finding instanceof Finding.Legal);
        switch (finding) {
            case Finding.Legal(var placements, Receipt receipt) -> {
                plays.writeTiles(placements);
                out.writeNumberProperty("score", receipt.total());
                plays.writeReceipt(receipt);
            }
            case Finding.Illegal(var placements, Refusal refusal) -> {
                plays.writeTiles(placements);
                plays.writeRefusal(refusal);
            }
            case Finding.Empty empty -> out.writeStringProperty("incompatible", "play is empty");
            case Finding.Incompatible(String why) -> out.writeStringProperty("incompatible", named(why));
        }
    }

    /// Names the square of a reason as JSON does: `tile removed at 4O` for `tile removed at (3, 14)`.
    private static String named(String why) {
        var square = SQUARE.matcher(why);
        return square.find()
                ? why.substring(0, square.start())
                        + SquareName.of(Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)))
                : why;
    }
}
