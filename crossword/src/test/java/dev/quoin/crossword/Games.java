package dev.quoin.crossword;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;

/// Shipped games for tests.
final class Games {
    private Games() {}

    static Crossword shipped(String variantName, int players) {
        Variant variant = Variants.named(variantName);
        Lexicon lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        return Crossword.of(variant, lexicon, players);
    }
}
