package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.store.LexiconCache;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin lexicon build`: adds word lists to the cache ahead of time.
@Command(
        name = "build",
        header = "Compile word lists into the cache ahead of time.",
        description = {
            "Every command compiles a new word list when it first uses it; this command does it in"
                    + " advance. The cache is in QUOIN_CACHE, or in the system's cache folder. You can delete it"
                    + " at any time."
        },
        footer = {
            "  quoin lexicon build              all built-in lists",
            "  quoin lexicon build words.txt    your own list",
        })
final class BuildCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "LIST",
            description = LexiconOption.KINDS + " (default: all built-in lists).")
    private List<Path> lists = List.of();

    @Option(names = "--json", description = "Print one JSON object per list.")
    private boolean json;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    BuildCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> given = lists.stream().map(Path::toString).toList();
        for (String list : given.isEmpty() ? Lexicons.names() : given) {
            print(encoding.load(console, list));
        }
        LexiconCache.ofUser()
                .directory()
                .ifPresentOrElse(
                        directory -> console.message("The cache is in " + directory),
                        () -> console.message("There is no cache folder: lists are compiled at every start"));
        return ExitCode.FINE;
    }

    private void print(LoadedLexicon loaded) {
        String origin = loaded.origin().name().toLowerCase(Locale.ROOT);
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("lexicon", loaded.source());
                out.writeNumberProperty("words", loaded.lexicon().wordCount());
                out.writeNumberProperty("milliseconds", loaded.took().toMillis());
                out.writeStringProperty("origin", origin);
            });
        } else {
            console.out()
                    .line("%s\t%d words\t%d ms\t%s"
                            .formatted(
                                    loaded.source(),
                                    loaded.lexicon().wordCount(),
                                    loaded.took().toMillis(),
                                    origin));
        }
    }
}
