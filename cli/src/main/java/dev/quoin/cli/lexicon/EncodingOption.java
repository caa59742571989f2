package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.lexicon.WordListText;
import dev.quoin.crossword.lexicon.store.LexiconCache;
import dev.quoin.crossword.lexicon.store.LexiconLoader;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.tile.Alphabet;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option `--encoding` of a word list, and opening lists with it. Every open reports skipped lines on standard
/// error.
public final class EncodingOption {
    /// The description of the option, for argument groups, which cannot have mixins.
    public static final String DESCRIPTION =
            "Encoding of the word list, such as ISO-8859-2 (default: UTF-8, or UTF-16 with a byte order mark).";

    @Option(names = "--encoding", paramLabel = "NAME", description = DESCRIPTION)
    private @Nullable String encoding;

    /// The text of a list on standard input, which cannot be read again; null when no line of it was skipped.
    private @Nullable String input;

    /// Returns an option with this value; null for a missing one.
    public static EncodingOption of(@Nullable String encoding) {
        var option = new EncodingOption();
        option.encoding = encoding;
        return option;
    }

    /// Returns the value; empty when the option is missing.
    public Optional<String> given() {
        return Optional.ofNullable(encoding);
    }

    /// Opens a list with its own alphabet, by name or file.
    LoadedLexicon load(Console console, String nameOrFile) {
        if (InputSource.isStandard(nameOrFile)) {
            return told(console, SpooledList.open(console, file -> kept(file, loader().open(file))));
        }
        boolean shipped = Lexicons.names().contains(nameOrFile);
        LexiconLoader loader = loader();
        return told(console, shipped ? loader.named(nameOrFile) : loader.open(Path.of(nameOrFile)));
    }

    /// Opens a list with the alphabet of a game, by name or file.
    public LoadedLexicon load(Console console, String nameOrFile, Alphabet alphabet) {
        return told(
                console,
                InputSource.isStandard(nameOrFile)
                        ? SpooledList.open(console, file -> kept(file, loader().open(file, alphabet)))
                        : loader().open(nameOrFile, alphabet));
    }

    /// Returns the text of the list that was read from standard input; empty when no line of it was skipped.
    Optional<String> input() {
        return Optional.ofNullable(input);
    }

    private LoadedLexicon kept(Path file, LoadedLexicon loaded) {
        input = loaded.skipped().count() == 0 ? null : loader().text(file);
        return loaded;
    }

    LexiconLoader loader() {
        var loader = new LexiconLoader(LexiconCache.ofUser());
        return Optional.ofNullable(encoding)
                .map(WordListText::encoding)
                .map(loader::withEncoding)
                .orElse(loader);
    }

    private static LoadedLexicon told(Console console, LoadedLexicon loaded) {
        loaded.warning().ifPresent(console::message);
        return loaded;
    }
}
