package dev.quoin.learning.sample;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;

/// A game that is over in milliseconds.
public final class ToyGame {
    private ToyGame() {}

    /// The smallest shipped variant with its own words.
    public static Crossword mini() {
        Variant variant = Variants.named("mini");
        return Crossword.of(
                variant, Lexicons.named(variant.lexicon(), variant.tiles().alphabet()), 2);
    }
}
