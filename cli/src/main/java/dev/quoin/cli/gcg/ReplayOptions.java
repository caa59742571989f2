package dev.quoin.cli.gcg;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for replaying a game record.
final class ReplayOptions {
    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + "; - for standard input (default: that of the record).")
    private @Nullable String variant;

    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = LexiconOption.KINDS + "; - for standard input (default: words are not checked).")
    private @Nullable Path list;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    Variant variant(GcgFile file, Console console) {
        return variant == null ? GcgReplay.variantOf(file) : ChosenVariant.open(console, variant);
    }

    /// Returns a replay that checks words only if a list was given.
    GcgReplay replay(Variant rules, Console console) {
        return list == null
                ? GcgReplay.of(rules)
                : GcgReplay.of(
                        rules,
                        encoding.load(console, list.toString(), rules.tiles().alphabet())
                                .lexicon());
    }
}
