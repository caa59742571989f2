package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.tile.Alphabet;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The option `--lexicon`: the name of a shipped list or the path of a word list, with `--encoding`.
public final class LexiconOption {
    /// The values of the option, for its description.
    public static final String KINDS = "Word list: enable, mini, daily-1, or a text file with one word per line";

    /// The description of the option, for argument groups, which cannot have mixins.
    public static final String DESCRIPTION = KINDS + " (default: that of the variant).";

    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = DESCRIPTION)
    private @Nullable Path list;

    @Mixin
    private EncodingOption encoding = new EncodingOption();

    /// Returns an option with this value; null for a missing one.
    public static LexiconOption of(@Nullable Path list, EncodingOption encoding) {
        var option = new LexiconOption();
        option.list = list;
        option.encoding = encoding;
        return option;
    }

    /// Returns the value; empty when the option is missing.
    public Optional<String> given() {
        return Optional.ofNullable(list).map(Path::toString);
    }

    /// Returns how lists are opened.
    public EncodingOption encoding() {
        return encoding;
    }

    /// Opens the list with its own alphabet, `enable` when none was given.
    public LoadedLexicon open(Console console) {
        return encoding.load(console, given().orElse(Lexicons.names().getFirst()));
    }

    /// Opens the list with the alphabet of a game, `otherwise` when none was given.
    public LoadedLexicon open(Console console, String otherwise, Alphabet alphabet) {
        return encoding.load(console, given().orElse(otherwise), alphabet);
    }

    /// Returns the text of the list that was opened, `otherwise` when none was given, for looking at skipped lines.
    Optional<String> text(String otherwise) {
        String name = given().orElse(otherwise);
        return InputSource.isStandard(name)
                ? encoding.input()
                : Optional.of(encoding.loader().text(name));
    }
}
