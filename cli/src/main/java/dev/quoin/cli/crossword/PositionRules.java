package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options `--lexicon`, `--encoding` and `--variant` of commands that read positions.
final class PositionRules {
    @Option(
            names = {"-l", "--lexicon"},
            paramLabel = "LIST",
            description = LexiconOption.KINDS + "; - for standard input (default: that of the position or variant).")
    private @Nullable Path list;

    @Mixin
    private final EncodingOption encoding = new EncodingOption();

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + "; - for standard input (default: that of the position).")
    private @Nullable String variant;

    /// The variant of all positions, if one was chosen.
    Optional<Variant> variant(Console console) {
        return Optional.ofNullable(variant).map(each -> ChosenVariant.open(console, each));
    }

    /// Finders with the chosen list, and these leave values if there are any.
    PlayFinders finders(Console console, Optional<Path> leaves) {
        return new PlayFinders(console, Optional.ofNullable(list).map(Path::toString), encoding, leaves);
    }
}
