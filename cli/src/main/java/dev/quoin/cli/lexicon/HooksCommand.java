package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lookup.Hooks;
import dev.quoin.crossword.lookup.WordSearch;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin lexicon hooks`: finds the letters that extend a word.
@Command(
        name = "hooks",
        header = "List the letters that can be added before or after a word.",
        description = "Prints one line per word: the letters before it, a tab, the word, a tab, the letters after it;"
                + " - if there are none.",
        exitCodeList = "1:one of the words is not in the list",
        footer = {
            "  quoin lexicon hooks CARE             CARE -> CARED, SCARE ...",
            "  quoin lexicon pattern '?CARE'        the words themselves; ? is any letter",
        })
final class HooksCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "1..*",
            paramLabel = "WORD",
            description = "Words in either case; [CH] is a tile of several letters.")
    private List<String> words = List.of();

    @Mixin
    private final ListOptions lexicon = new ListOptions();

    @Option(names = "--json", description = "Print one JSON object per word.")
    private boolean json;

    HooksCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        WordSearch search = WordSearch.in(lexicon.open(console).lexicon());
        var lines = new JsonLines(console.out());
        boolean allWords = true;
        for (String word : words) {
            Hooks hooks = find(search, word);
            allWords &= hooks.isWord();
            if (json) {
                lines.print(out -> write(out, hooks));
            } else {
                console.out().line(letters(hooks.front()) + "\t" + hooks.word() + "\t" + letters(hooks.back()));
                if (!hooks.isWord()) {
                    console.message(hooks.word() + " itself is not a word.");
                }
            }
        }
        return allWords ? ExitCode.FINE : ExitCode.NO;
    }

    private static Hooks find(WordSearch search, String word) {
        try {
            return search.hooks(word);
        } catch (IllegalArgumentException e) {
            throw new BadInput("WORD: " + e.getMessage(), e);
        }
    }

    private static String letters(List<String> letters) {
        return letters.isEmpty() ? "-" : String.join("", letters);
    }

    private static void write(JsonGenerator out, Hooks hooks) {
        out.writeStringProperty("word", hooks.word());
        out.writeBooleanProperty("valid", hooks.isWord());
        array(out, "front", hooks.front());
        array(out, "back", hooks.back());
        out.writeBooleanProperty("withoutFirst", hooks.innerFront());
        out.writeBooleanProperty("withoutLast", hooks.innerBack());
    }

    private static void array(JsonGenerator out, String name, List<String> letters) {
        out.writeArrayPropertyStart(name);
        letters.forEach(letter -> out.writeString(letter));
        out.writeEndArray();
    }
}
