package dev.quoin.cli.variant;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin variants`: lists the shipped variants, or shows the one with the given name or file.
@Command(
        name = "variants",
        header = "List the crossword variants, or print one as a variant file.",
        description = {
            "A variant is a text file: board, tiles, rack, bonus, lexicon. To make your own, edit the"
                    + " output of this command and pass the file wherever a variant is expected. A variant whose"
                    + " lexicon is none needs a list of yours: --lexicon FILE."
        },
        footer = {
            "  quoin variants                         list all variants",
            "  quoin variants wwf                     print one as a file; ? is the blank",
            "  quoin variants mine.variant --board    check your own file and draw it",
        })
public final class VariantsCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "VARIANT",
            description = "Variant: a name from the list, or a file; - for standard input (default: list all).",
            completionCandidates = VariantCandidates.class)
    private @Nullable String variant;

    @Option(names = "--board", description = "Draw the board instead.")
    private boolean board;

    @Option(names = "--json", description = "Print one JSON object per variant.")
    private boolean json;

    public VariantsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var shown = new ArrayList<Variant>();
        if (variant == null) {
            Variants.names().forEach(name -> shown.add(Variants.named(name)));
            Variants.languages().forEach(name -> shown.add(Variants.named(name)));
        } else {
            shown.add(ChosenVariant.open(console, variant));
        }
        if (json) {
            var lines = new JsonLines(console.out());
            shown.forEach(each -> lines.print(out -> VariantJson.write(out, each)));
        } else if (board) {
            shown.forEach(this::draw);
        } else if (variant == null) {
            list(shown);
        } else {
            console.out().print(VariantWriter.write(shown.getFirst()));
        }
        return ExitCode.FINE;
    }

    private void list(List<Variant> variants) {
        String format = "%-10s %-7s %5s %5s %6s  %s";
        console.out().line(format.formatted("name", "board", "tiles", "rack", "bonus", "lexicon"));
        for (Variant each : variants) {
            console.out()
                    .line(format.formatted(
                            each.name(),
                            each.rows() + "×" + each.columns(),
                            each.tiles().distribution().size(),
                            each.rackSize(),
                            "+" + each.bingoBonus(),
                            each.lexicon()));
        }
    }

    private void draw(Variant each) {
        if (variant == null) {
            console.out().line(each.name());
        }
        for (StyledLine line : new StyledBoard(each, each.start()).lines()) {
            console.out().line(console.colours() ? line.coloured() : line.text());
        }
    }
}
