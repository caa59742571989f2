package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.LexiconCache;
import dev.quoin.crossword.lexicon.store.LexiconLoader;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.lexicon.store.LoadedLexicon.Origin;
import dev.quoin.crossword.tile.Alphabet;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option `--lexicon`: the name of a shipped list or the path of a word list.
public final class LexiconOption {
    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = "Word list: a built-in one (enable, mini, daily-1) or a text file with one word per line.")
    private @Nullable Path list;

    /// What was given, empty when the option is missing.
    public Optional<String> given() {
        return Optional.ofNullable(list).map(Path::toString);
    }

    /// The list with its own letters, `enable` when none was given.
    public LoadedLexicon open(Console console) {
        return load(console, given().orElse(Lexicons.names().getFirst()));
    }

    /// A list with its own letters, by name or file; says on standard error what was left out of it.
    static LoadedLexicon load(Console console, String nameOrFile) {
        boolean shipped = Lexicons.names().contains(nameOrFile);
        var loader = loader();
        return told(console, shipped ? loader.named(nameOrFile) : loader.open(Path.of(nameOrFile)));
    }

    /// A list with the letters of a game, by name or file; says on standard error what was left out of it.
    public static Lexicon open(Console console, String nameOrFile, Alphabet alphabet) {
        return told(console, loader().open(nameOrFile, alphabet)).lexicon();
    }

    private static LexiconLoader loader() {
        return new LexiconLoader(LexiconCache.ofUser());
    }

    /// What was skipped is told once, when the list is packed.
    private static LoadedLexicon told(Console console, LoadedLexicon loaded) {
        if (loaded.skipped().count() > 0 && loaded.origin() == Origin.BUILT) {
            console.message(loaded.source() + ": " + loaded.skipped().describe());
        }
        return loaded;
    }
}
