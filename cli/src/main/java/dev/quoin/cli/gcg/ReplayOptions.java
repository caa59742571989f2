package dev.quoin.cli.gcg;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.crossword.VariantCandidates;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// By which rules a game record is replayed.
final class ReplayOptions {
    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = "Variant, by name or as a file (default: that of the record).")
    private @Nullable String variant;

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    Variant variant(GcgFile file) {
        return variant == null ? GcgReplay.variantOf(file) : Variants.open(variant);
    }

    /// A replay that looks at words only when a list was given.
    GcgReplay replay(Variant rules, Console console) {
        Optional<String> list = lexicon.given();
        return list.isEmpty()
                ? GcgReplay.of(rules)
                : GcgReplay.of(
                        rules,
                        LexiconOption.open(console, list.get(), rules.tiles().alphabet()));
    }
}
