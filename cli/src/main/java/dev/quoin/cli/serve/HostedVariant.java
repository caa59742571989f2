package dev.quoin.cli.serve;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options `--variant`, `--lexicon` and `--encoding` of a variant that a server offers beside the shipped ones.
final class HostedVariant {
    @Option(
            names = "--variant",
            required = true,
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = "Add a variant to the web app: a file, or a language from 'quoin variants'; repeatable.")
    private String variant = "";

    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = LexiconOption.DESCRIPTION)
    private @Nullable Path lexicon;

    @Option(names = "--encoding", paramLabel = "NAME", description = EncodingOption.DESCRIPTION)
    private @Nullable String encoding;

    /// Opens the variant with its word list.
    ///
    /// @throws dev.quoin.crossword.variant.VariantException when it is not a variant
    /// @throws dev.quoin.crossword.lexicon.WordListException when there is no usable word list
    CrosswordRuleset open(Console console) {
        Variant named = ChosenVariant.open(console, variant);
        var option = LexiconOption.of(lexicon, EncodingOption.of(encoding));
        Lexicon words =
                option.open(console, named.lexicon(), named.tiles().alphabet()).lexicon();
        String list = option.given().orElse(named.lexicon());
        return CrosswordRuleset.of(named.withLexicon(publicName(list, named)), words);
    }

    /// Returns the name of a list that visitors may see, without the folders of this machine.
    private static String publicName(String list, Variant variant) {
        if (Lexicons.names().contains(list)) {
            return list;
        }
        Path name = InputSource.isStandard(list) ? null : Path.of(list).getFileName();
        return name == null ? variant.name() : name.toString();
    }
}
