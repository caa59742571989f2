package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.game.file.BoundedLineReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin lexicon check`: is it a word?
@Command(
        name = "check",
        header = "Check whether words are in the word list.",
        description = "Prints one line per word: the word, a tab, yes or no. Without arguments, words are read from"
                + " standard input, one per line.",
        footer = {
            "  quoin lexicon check QUIZ QUOZ",
            "  quoin lexicon check < words.txt | grep 'no$'",
        })
final class LexiconCheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "0..*", paramLabel = "WORD", description = "Words in either case.")
    private List<String> words = List.of();

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Option(names = "--json", description = "Print one JSON object per word: word, valid.")
    private boolean json;

    LexiconCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Lexicon list = lexicon.open(console).lexicon();
        var lines = new JsonLines(console.out());
        int yes = 0;
        int no = 0;
        try (Stream<String> asked = words.isEmpty() ? input() : words.stream()) {
            for (String word : (Iterable<String>) asked::iterator) {
                boolean valid = list.contains(word);
                yes += valid ? 1 : 0;
                no += valid ? 0 : 1;
                String shown = word.toUpperCase(Locale.ROOT);
                if (json) {
                    lines.print(out -> {
                        out.writeStringProperty("word", shown);
                        out.writeBooleanProperty("valid", valid);
                    });
                } else {
                    console.out().line(shown + "\t" + (valid ? "yes" : "no"));
                }
            }
        }
        if (yes + no == 0) {
            throw new BadInput("standard input is empty, expected words, one per line");
        }
        return no == 0 ? ExitCode.FINE : ExitCode.NO;
    }

    private Stream<String> input() {
        console.awaitInput("words");
        return new BoundedLineReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8), "standard input")
                .lines()
                .map(String::strip)
                .filter(Predicate.not(String::isEmpty));
    }
}
