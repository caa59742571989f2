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
        header = "Pack word lists into the cache, so that the next command finds them there.",
        description = {
            "Every command does this by itself when it meets a new list; here it is done ahead of time. The cache is"
                    + " in QUOIN_CACHE, or where the system keeps caches; it may be deleted at any time."
        },
        footer = {
            "  quoin lexicon build              all lists that come with quoin",
            "  quoin lexicon build words.txt    a list of your own",
        })
final class BuildCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "0..*", paramLabel = "LIST", description = "Names of shipped lists or text files.")
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
                        () -> console.message("There is no cache directory: lists are packed at every start"));
        return ExitCode.FINE;
    }
}
