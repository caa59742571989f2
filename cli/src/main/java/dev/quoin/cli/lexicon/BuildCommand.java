package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.crossword.lexicon.store.LexiconCache;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quoin lexicon build`: packs word lists into the cache ahead of time.
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

    @Parameters(arity = "0..*", paramLabel = "LIST", description = "Names of built-in lists, or text files.")
    private List<Path> lists = List.of();

    BuildCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> given = lists.stream().map(Path::toString).toList();
        for (String list : given.isEmpty() ? Lexicons.names() : given) {
            LoadedLexicon loaded = LexiconOption.load(console, list);
            console.out()
                    .line("%s\t%d words\t%d ms\t%s"
                            .formatted(
                                    loaded.source(),
                                    loaded.lexicon().wordCount(),
                                    loaded.took().toMillis(),
                                    loaded.origin().name().toLowerCase(Locale.ROOT)));
        }
        LexiconCache.ofUser()
                .directory()
                .ifPresentOrElse(
                        directory -> console.message("The cache is in " + directory),
                        () -> console.message("There is no cache folder: lists are compiled at every start"));
        return ExitCode.FINE;
    }
}
