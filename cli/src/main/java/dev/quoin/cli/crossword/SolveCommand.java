package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Progress;
import dev.quoin.cli.crossword.PlayList.Form;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.solver.Puzzle;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.solver.Solution;
import dev.quoin.crossword.solver.Solver;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.json.PlayJson;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin solve`: finds the best play on every board of standard input.
@Command(
        name = "solve",
        header = "Find the best play on each board on standard input.",
        description = {
            "A board consists of its size, its rows and the tray. A cell is a word and a letter"
                    + " multiplier such as .. 3. .2, or a letter: lower case for a tile, upper case for a blank."
                    + " In the tray, * is a blank. Among plays with equal scores, the alphabetically first word"
                    + " wins."
        },
        footer = {
            "  quoin solve words.txt < boards.txt     in a tray, * is a blank (? elsewhere)",
            "  quoin solve enable --json --top 3 < boards.txt",
            "  quoin solve enable --cgp < positions.cgp",
        })
public final class SolveCommand implements Callable<Integer> {
    private static final String INPUT = "standard input";

    private final Console console;

    @Parameters(paramLabel = "DICTIONARY", description = LexiconOption.KINDS + ".")
    private Path dictionary = Path.of("");

    @Option(names = "--json", description = "Print one JSON object per board with all legal plays, best first.")
    private boolean json;

    @Option(names = "--all", description = "Show all legal plays, best first.")
    private boolean all;

    @Option(names = "--top", paramLabel = "K", description = "Show the K best plays (default: 1; with --json: all).")
    private int top;

    @Option(names = "--cgp", description = "Read positions in CGP, one per line, instead of boards.")
    private boolean cgp;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + " (default: standard; with --cgp: that of the position).")
    private @Nullable String variant;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    public SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (InputSource.isStandard(dictionary.toString())) {
            throw new BadInput(
                    "DICTIONARY must be a file or the name of a list, because standard input has the boards");
        }
        console.awaitInput(cgp ? "positions" : "boards");
        if (top < 0) {
            throw new BadInput("--top must be at least 1, got " + top);
        }
        Optional<Variant> given = Optional.ofNullable(variant).map(each -> ChosenVariant.openFile(each, "the boards"));
        int solved = cgp ? solvePositions(given) : solveBoards(given.orElseGet(() -> Variants.named("standard")));
        if (solved == 0) {
            throw new BadInput(INPUT + " is empty, expected " + (cgp ? "positions in CGP, one per line" : "boards"));
        }
        return ExitCode.FINE;
    }

    private int solveBoards(Variant rules) throws IOException {
        Lexicon lexicon = encoding.load(
                        console, dictionary.toString(), rules.tiles().alphabet())
                .lexicon();
        var solver = new Solver(lexicon, rules);
        var reader = new BoardReader(console.in(), INPUT, rules);
        try (var progress = new Progress(console, "board")) {
            for (Optional<Puzzle> next = reader.puzzle(); next.isPresent(); next = reader.puzzle()) {
                answer(solver, next.get(), progress.done() + 1);
                console.out().flush();
                progress.step();
            }
            return progress.done();
        }
    }

    private int solvePositions(Optional<Variant> given) {
        Form form = json ? Form.JSON : Form.LINES;
        var list = new PlayList(console.out(), form, most(json ? Integer.MAX_VALUE : 1), PlaySort.score);
        var finders = new PlayFinders(console, Optional.of(dictionary.toString()), encoding, Optional.empty());
        CgpReader reader = given.map(rules -> CgpReader.of(console.in(), INPUT, rules))
                .orElseGet(() -> CgpReader.of(console.in(), INPUT));
        try (var progress = new Progress(console, "position")) {
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                list.print(finders.forPosition(next.get()), next.get());
                progress.step();
            }
            return progress.done();
        }
    }

    private void answer(Solver solver, Puzzle puzzle, int number) throws IOException {
        if (json) {
            List<RankedPlay> plays = solver.plays(puzzle, most(Integer.MAX_VALUE));
            new JsonLines(console.out()).print(out -> {
                out.writeNumberProperty("board", number);
                out.writeStringProperty("tray", puzzle.tray());
                new PlayJson(out, puzzle.board().rules().tiles().alphabet())
                        .writeMoves(puzzle.board().tiles(), plays);
            });
        } else if (all || top > 0) {
            list(puzzle, solver.plays(puzzle, most(Integer.MAX_VALUE)));
        } else {
            solver.solve(puzzle).write(console.out().asWriter());
        }
    }

    /// Prints the usual answer with a line for every play; the board shows the first.
    private void list(Puzzle puzzle, List<RankedPlay> plays) throws IOException {
        var solution = new Solution(puzzle, plays.stream().findFirst());
        Writer out = console.out().asWriter();
        out.append("Input Board:\n");
        puzzle.board().write(out);
        out.append("Tray: " + puzzle.tray() + "\n");
        for (RankedPlay play : plays) {
            out.append("Solution "
                    + Solution.word(play.word(), puzzle.board().rules().tiles().alphabet()) + " has " + play.score()
                    + " points\n");
        }
        out.append(plays.isEmpty() ? "No legal move found\n" : "");
        out.append("Solution Board:\n");
        solution.board().write(out);
        out.append("\n");
    }

    private int most(int usual) {
        return all ? Integer.MAX_VALUE : top > 0 ? top : usual;
    }
}
