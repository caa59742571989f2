package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.lexicon.WordListReader;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of commands that look words up: the list, and the variant whose letters it is read with.
final class ListOptions {
    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = LexiconOption.KINDS + "; - for standard input (default: enable, or that of --variant).")
    private @Nullable Path list;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS
                    + "; - for standard input (default: none, with the letters that occur in the list).")
    private @Nullable String variant;

    /// The list to use when none is given.
    private String usual = Lexicons.names().getFirst();

    /// Opens the list with the letters of the variant, or its own.
    LoadedLexicon open(Console console) {
        var lexicon = LexiconOption.of(list, encoding);
        if (variant == null) {
            return lexicon.open(console);
        }
        Variant rules = ChosenVariant.open(console, variant);
        usual = rules.lexicon();
        return lexicon.open(console, usual, rules.tiles().alphabet());
    }

    /// Returns the line on which the list has a word, whether it was skipped or not; empty when it has none.
    OptionalInt lineOf(String word) {
        return LexiconOption.of(list, encoding)
                .text(usual)
                .map(text -> WordListReader.find(text, word))
                .orElse(OptionalInt.empty());
    }
}
