package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Progress;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.solver.BoardPair;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.solver.ScoreCheck;
import dev.quoin.crossword.solver.ScoreCheck.Finding;
import dev.quoin.crossword.solver.ScoreChecker;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.Refusal;
import dev.quoin.server.json.PlayJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin score`: the play between two boards, whether it is legal, and what it scores.
@Command(
        name = "score",
        header = "Validate and score the play between two boards, for each pair on standard input.",
        description = {
            "A board consists of its size and its rows, as for 'quoin solve' but without a tray. The"
                    + " first board of a pair is before the play, the second after it. Rows and columns in the"
                    + " output count from 0."
        },
        footer = {
            "  quoin score words.txt < pairs.txt      upper case is a blank (? elsewhere)",
            "  quoin score enable --json < pairs.txt  with receipts and reasons",
        })
public final class ScoreCommand implements Callable<Integer> {
    private static final String INPUT = "standard input";

    private final Console console;

    @Parameters(
            paramLabel = "DICTIONARY",
            description = "Word list: a text file with one word per line, or the name of a built-in list.")
    private Path dictionary = Path.of("");

    @Option(names = "--json", description = "Print one JSON object per pair.")
    private boolean json;

    public ScoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        console.awaitInput("pairs of boards");
        var checker = new ScoreChecker(LexiconOption.open(console, dictionary.toString(), Alphabet.latin()));
        var reader = new BoardReader(console.in(), INPUT);
        try (var progress = new Progress(console, "pair")) {
            for (Optional<BoardPair> next = reader.pair(); next.isPresent(); next = reader.pair()) {
                answer(checker.check(next.get()), progress.done());
                console.out().flush();
                progress.step();
            }
            if (progress.done() == 0) {
                throw new BadInput(INPUT + " is empty, expected pairs of boards");
            }
        }
        return ExitCode.FINE;
    }

    private void answer(ScoreCheck check, int before) throws IOException {
        if (json) {
            new JsonLines(console.out()).print(out -> write(out, check.finding(), before + 1));
        } else {
            console.out().print(before == 0 ? "" : "\n");
            check.write(console.out().asWriter());
        }
    }

    private static void write(JsonGenerator out, Finding finding, int number) {
        var plays = new PlayJson(out, Alphabet.latin());
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
            case Finding.Incompatible(String why) -> out.writeStringProperty("incompatible", why);
        }
    }
}
