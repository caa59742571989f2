package dev.quoin.crossword.notation;

import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.LetterCase;
import java.util.Optional;

/// What other programs call the shipped variants, in any case.
///
/// A name that is not known is refused by the readers, not passed over: an answer by the rules of another game would
/// look right and be wrong.
public final class VariantNames {
    /// The variant of a record or position that names none.
    public static final String STANDARD = "standard";

    /// What [#ofLayout] knows, for sentences.
    public static final String LAYOUTS =
            "CrosswordGame, SuperCrosswordGame or one of " + String.join(", ", Variants.names());

    /// What [#ofLetters] knows, for sentences.
    public static final String LETTERS = "english or english_super";

    /// What [#ofRules] knows, for sentences.
    public static final String RULES = "classic or classic_super";

    private static final String SUPER = "super";

    private VariantNames() {}

    /// The variant with a board layout of this name.
    public static Optional<String> ofLayout(String layout) {
        String name = LetterCase.lower(layout);
        return switch (name) {
            case "crosswordgame", "standard15" -> Optional.of(STANDARD);
            case "supercrosswordgame", "standard21" -> Optional.of(SUPER);
            default -> Variants.names().contains(name) ? Optional.of(name) : Optional.empty();
        };
    }

    /// The variant with a letter distribution of this name.
    public static Optional<String> ofLetters(String letters) {
        return switch (LetterCase.lower(letters)) {
            case "english" -> Optional.of(STANDARD);
            case "english_super", "super_english" -> Optional.of(SUPER);
            default -> Optional.empty();
        };
    }

    /// The variant with rules of this name.
    public static Optional<String> ofRules(String rules) {
        return switch (LetterCase.lower(rules)) {
            case "classic" -> Optional.of(STANDARD);
            case "classic_super" -> Optional.of(SUPER);
            default -> Optional.empty();
        };
    }

    /// The layout's name in other programs, or else the variant's own name.
    public static String layoutOf(String variant) {
        return switch (variant) {
            case STANDARD -> "CrosswordGame";
            case SUPER -> "SuperCrosswordGame";
            default -> variant;
        };
    }
}
