package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.BoundedLineReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin lexicon check`: checks whether words are valid.
@Command(
        name = "check",
        header = "Check whether words are in the word list.",
        description =
                "Prints one line per word: the word, a tab, yes or no; or skipped, if the list has the word but it"
                        + " is not made of letters of the alphabet. Without arguments, or with -, words are read from"
                        + " standard input, one per line.",
        exitCodeList = "1:a word is not in the list",
        footer = {
            "  quoin lexicon check QUIZ QUOZ",
            "  quoin lexicon check < words.txt | grep 'no$'",
        })
final class LexiconCheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "WORD",
            description = "Words in either case; [CH] is a tile of several letters; - for standard input (default: -).")
    private List<String> words = List.of();

    @Mixin
    private final ListOptions lexicon = new ListOptions();

    @Option(
            names = "--json",
            description = "Print one JSON object per word: word, valid; skippedLine if it was skipped.")
    private boolean json;

    LexiconCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedLexicon list = lexicon.open(console);
        int asked = 0;
        boolean allValid = true;
        try (Stream<String> stream = isInput() ? input() : words.stream()) {
            for (String word : (Iterable<String>) stream::iterator) {
                asked++;
                boolean valid = list.lexicon().contains(word);
                allValid &= valid;
                answer(list.lexicon().alphabet(), word, valid, valid ? OptionalInt.empty() : skipped(list, word));
            }
        }
        if (asked == 0) {
            throw new BadInput("standard input is empty, expected words, one per line");
        }
        return allValid ? ExitCode.FINE : ExitCode.NO;
    }

    /// The line of a word that the list has but the lexicon left out.
    private OptionalInt skipped(LoadedLexicon list, String word) {
        return list.skipped().count() == 0 ? OptionalInt.empty() : lexicon.lineOf(word);
    }

    private void answer(Alphabet alphabet, String word, boolean valid, OptionalInt skipped) {
        String shown = alphabet.encode(word).map(alphabet::decode).orElse(word.toUpperCase(Locale.ROOT));
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("word", shown);
                out.writeBooleanProperty("valid", valid);
                skipped.ifPresent(line -> out.writeNumberProperty("skippedLine", line));
            });
        } else {
            console.out().line(shown + "\t" + (valid ? "yes" : skipped.isPresent() ? "skipped" : "no"));
        }
        skipped.ifPresent(line -> console.message("Line " + line + " of the list is '" + word
                + "', which was skipped: it is not made of the letters of " + alphabet.describe()
                + ". Use --variant to read the list with other letters."));
    }

    private boolean isInput() {
        return words.isEmpty() || words.equals(List.of(InputSource.STANDARD));
    }

    private Stream<String> input() {
        console.awaitInput("words");
        return new BoundedLineReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8), "standard input")
                .lines()
                .map(String::strip)
                .filter(Predicate.not(String::isEmpty));
    }
}
