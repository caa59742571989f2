package dev.quoin.cli.crossword;

import dev.quoin.crossword.variant.Variants;
import java.util.Iterator;

/// The names of the shipped variants, for completion.
public final class VariantCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Variants.names().iterator();
    }
}
