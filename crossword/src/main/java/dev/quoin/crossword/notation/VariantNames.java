package dev.quoin.crossword.notation;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.LetterCase;
import java.util.Optional;

/// The names of the shipped variants in other programs, in any case.
///
/// Readers refuse unknown names instead of ignoring them: a result for the wrong variant would look right
/// and be wrong.
public final class VariantNames {
    /// The default variant of a record or position.
    public static final String STANDARD = "standard";

    /// The names that [#ofLayout] accepts, for messages.
    public static final String LAYOUTS =
            "CrosswordGame, SuperCrosswordGame or one of " + String.join(", ", Variants.names());

    /// What to do about the name of a variant that is not shipped, for messages.
    public static final String OR_FILE = ", or the file of the variant (--variant FILE)";

    /// The names that [#ofLetters] accepts, for messages.
    public static final String LETTERS = "english, english_super, " + String.join(", ", Variants.languages());

    /// The names that [#ofRules] accepts, for messages.
    public static final String RULES = "classic or classic_super";

    private static final String SUPER = "super";

    private VariantNames() {}

    /// Finds the variant with a board layout of this name.
    public static Optional<String> ofLayout(String layout) {
        String name = LetterCase.lower(layout);
        return switch (name) {
            case "crosswordgame", "standard15" -> Optional.of(STANDARD);
            case "supercrosswordgame", "standard21" -> Optional.of(SUPER);
            default -> Variants.isName(name) ? Optional.of(name) : Optional.empty();
        };
    }

    /// Finds the variant with a letter distribution of this name.
    public static Optional<String> ofLetters(String letters) {
        String name = LetterCase.lower(letters);
        return switch (name) {
            case "english" -> Optional.of(STANDARD);
            case "english_super", "super_english" -> Optional.of(SUPER);
            default -> Variants.languages().contains(name) ? Optional.of(name) : Optional.empty();
        };
    }

    /// Finds the variant with rules of this name.
    public static Optional<String> ofRules(String rules) {
        return switch (LetterCase.lower(rules)) {
            case "classic" -> Optional.of(STANDARD);
            case "classic_super" -> Optional.of(SUPER);
            default -> Optional.empty();
        };
    }

    /// Finds the variant with the layout of one variant and the letters of another; empty when there is none. The
    /// layout decides between variants of the same language.
    ///
    /// @param layout the variant of the layout, empty if the record names none
    /// @param letters the variant of the letters or rules, the standard one by default
    public static Optional<String> combined(Optional<String> layout, String letters) {
        String board = layout.orElse(letters);
        if (board.equals(letters) || !Variants.languages().contains(letters)) {
            return Optional.of(board);
        }
        return board.equals(STANDARD) ? Optional.of(letters) : Optional.empty();
    }

    /// Returns the name of a variant's letters in other programs, if they are those of a shipped language.
    public static Optional<String> lettersOf(String variant) {
        return Variants.languages().contains(variant) ? Optional.of(variant) : Optional.empty();
    }

    /// Returns the name of a variant that is not shipped, in a form that no reader takes for a shipped one: a file may
    /// have the name of a shipped variant and other rules.
    public static String ofUser(Variant variant) {
        String name = variant.name();
        return ofLayout(name).isEmpty() ? name : name + " (changed)";
    }

    /// Returns the layout's name in other programs, or else the variant's own name.
    public static String layoutOf(String variant) {
        if (Variants.languages().contains(variant)) {
            return layoutOf(STANDARD);
        }
        return switch (variant) {
            case STANDARD -> "CrosswordGame";
            case SUPER -> "SuperCrosswordGame";
            default -> variant;
        };
    }
}
