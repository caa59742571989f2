package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.LexiconStatistics;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin lexicon stats`: prints statistics of a list.
@Command(
        name = "stats",
        header = "Show statistics of a word list: words, letters, graph, memory, load time.",
        footer = {
            "  quoin lexicon stats",
            "  quoin lexicon stats -l words.txt --json",
        })
final class StatsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ListOptions lexicon = new ListOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    StatsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedLexicon loaded = lexicon.open(console);
        var figures = LexiconStatistics.of(loaded.lexicon());
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("lexicon", loaded.source());
                out.writeNumberProperty("words", figures.words());
                out.writeArrayPropertyStart("wordsByLength");
                figures.wordsByLength().forEach(count -> out.writeNumber(count));
                out.writeEndArray();
                out.writeStringProperty("longest", figures.longest());
                out.writeStringProperty(
                        "letters", String.join("", loaded.lexicon().alphabet().letters()));
                out.writeNumberProperty("nodes", figures.nodes());
                out.writeNumberProperty("arcs", figures.arcs());
                out.writeNumberProperty("bytes", figures.bytes());
                out.writeStringProperty("origin", loaded.origin().name().toLowerCase(Locale.ROOT));
                out.writeNumberProperty("milliseconds", milliseconds(loaded));
            });
        } else {
            print(loaded, figures);
        }
        return ExitCode.FINE;
    }

    private void print(LoadedLexicon loaded, LexiconStatistics figures) {
        line("lexicon", loaded.source());
        line("words", number(figures.words()));
        line("longest", figures.longest());
        line("letters", String.join(" ", loaded.lexicon().alphabet().letters()));
        line("nodes", number(figures.nodes()));
        line("arcs", number(figures.arcs()));
        line("memory", number(figures.bytes()) + " bytes");
        line("opened", milliseconds(loaded) + " ms, " + loaded.origin().name().toLowerCase(Locale.ROOT));
        for (int length = 1; length <= figures.wordsByLength().size(); length++) {
            int count = figures.wordsByLength().get(length - 1);
            if (count > 0) {
                line(length + (length == 1 ? " letter" : " letters"), number(count));
            }
        }
    }

    private void line(String name, String value) {
        console.out().line(String.format("%-12s%s", name, value));
    }

    private static double milliseconds(LoadedLexicon loaded) {
        return Math.round(loaded.took().toNanos() / 1e5) / 10.0;
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
