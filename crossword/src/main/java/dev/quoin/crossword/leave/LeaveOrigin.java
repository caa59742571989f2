package dev.quoin.crossword.leave;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;

/// Where leave values come from, as their file records it.
///
/// @param variant the name of the variant
/// @param lexicon the name of the word list
/// @param words the fingerprint of its words
/// @param seed the random seed
/// @param command the command that learns the same values again
public record LeaveOrigin(String variant, String lexicon, String words, long seed, String command) {
    /// Describes values that are learned for this variant and word list.
    public static LeaveOrigin of(Variant variant, Lexicon lexicon, long seed, String command) {
        return new LeaveOrigin(variant.name(), variant.lexicon(), lexicon.fingerprint(), seed, command);
    }
}
