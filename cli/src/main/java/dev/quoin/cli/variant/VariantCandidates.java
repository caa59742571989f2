package dev.quoin.cli.variant;

import dev.quoin.crossword.variant.Variants;
import java.util.Iterator;
import java.util.stream.Stream;

/// The names of the shipped variants, for completion.
public final class VariantCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Variants.names().stream(), Variants.languages().stream())
                .iterator();
    }
}
