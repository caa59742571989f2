package dev.quoin.crossword.notation;

import dev.quoin.crossword.notation.CgpPosition.Operation;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What other programs call the variants.
///
/// A name that is not known is refused, not passed over: an answer by the rules of another game would look right and be
/// wrong.
final class CgpNames {
    static final String LAYOUT = "bdn";
    static final String LETTERS = "ld";
    static final String RULES = "var";
    static final String BONUS = "bb";
    static final String LEXICON = "lex";

    private static final String STANDARD = "standard";
    private static final String SUPER = "super";

    private CgpNames() {}

    /// The name of the variant that an operation asks for; empty when it leaves that open.
    ///
    /// @throws UnknownName when nothing here is called so
    static Optional<String> variant(Operation operation) throws UnknownName {
        return switch (operation.name()) {
            case LAYOUT -> Optional.of(layout(operation.value()));
            case LETTERS -> letters(operation.value());
            case RULES -> rules(operation.value());
            default -> Optional.empty();
        };
    }

    private static String layout(String value) throws UnknownName {
        String name = value.toLowerCase(Locale.ROOT);
        return switch (name) {
            case "crosswordgame", "standard15" -> STANDARD;
            case "supercrosswordgame", "standard21" -> SUPER;
            default -> {
                if (!Variants.names().contains(name)) {
                    throw new UnknownName(
                            "CrosswordGame, SuperCrosswordGame or one of " + String.join(", ", Variants.names()));
                }
                yield name;
            }
        };
    }

    private static Optional<String> letters(String value) throws UnknownName {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "english" -> Optional.empty();
            case "english_super", "super_english" -> Optional.of(SUPER);
            default -> throw new UnknownName("english or english_super");
        };
    }

    private static Optional<String> rules(String value) throws UnknownName {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "classic" -> Optional.empty();
            case "classic_super" -> Optional.of(SUPER);
            default -> throw new UnknownName("classic or classic_super");
        };
    }

    /// The operations that lead back to a shipped variant.
    static List<Operation> operations(Variant variant) {
        var operations = new ArrayList<Operation>();
        if (variant.lexicon().chars().noneMatch(c -> c == ';' || Character.isISOControl(c))) {
            operations.add(new Operation(LEXICON, variant.lexicon().strip()));
        }
        operations.add(new Operation(BONUS, String.valueOf(variant.bingoBonus())));
        switch (variant.name()) {
            case STANDARD -> operations.add(new Operation(LAYOUT, "CrosswordGame"));
            case SUPER -> operations.add(new Operation(LAYOUT, "SuperCrosswordGame"));
            default -> {
                if (Variants.names().contains(variant.name())) {
                    operations.add(new Operation(LAYOUT, variant.name()));
                }
            }
        }
        return operations;
    }

    /// A name from another program that says nothing here.
    static final class UnknownName extends Exception {
        private static final long serialVersionUID = 1L;

        private final String expected;

        UnknownName(String expected) {
            super(expected, null, false, false);
            this.expected = expected;
        }

        String expected() {
            return expected;
        }
    }
}
