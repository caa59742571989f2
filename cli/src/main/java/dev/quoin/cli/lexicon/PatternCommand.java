package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lookup.WordSearch;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin lexicon pattern`: finds words that match a pattern.
@Command(
        name = "pattern",
        header = "List the words that match a pattern.",
        description = "A letter stands for itself, ? for any letter, * for any number of letters, [AEIOU] for one of"
                + " these letters, [^AEIOU] for any other letter.",
        exitCodeList = "1:there is no such word",
        footer = {
            "  quoin lexicon pattern 'Q?I?'         ? is any letter",
            "  quoin lexicon pattern 'QUI*'         all words that start with QUI",
            "  quoin lexicon pattern '[^AEIOU][^AEIOU]'",
        })
final class PatternCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "PATTERN", description = "The pattern; put it in quotes.")
    private String pattern = "";

    @Mixin
    private final ListOptions lexicon = new ListOptions();

    @Option(names = "--json", description = "Print one JSON object: pattern, words.")
    private boolean json;

    PatternCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        WordSearch search = WordSearch.in(lexicon.open(console).lexicon());
        List<String> words = find(search);
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("pattern", pattern);
                out.writeArrayPropertyStart("words");
                words.forEach(word -> out.writeString(word));
                out.writeEndArray();
            });
        } else {
            words.forEach(word -> console.out().line(word));
        }
        return words.isEmpty() ? ExitCode.NO : ExitCode.FINE;
    }

    private List<String> find(WordSearch search) {
        try {
            return search.matching(pattern);
        } catch (IllegalArgumentException e) {
            throw new BadInput("PATTERN: " + e.getMessage(), e);
        }
    }
}
