package dev.quoin.crossword.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrosswordRulesetTest {
    /// Matches that were played before go on only while these stay as they are.
    @ParameterizedTest
    @CsvSource({
        "standard, e48e3b2c",
        "mini, 9deee4c3",
        "mini7, e446fa38",
        "mini11, 85516706",
        "super, ff70a59d",
        "wwf, ad8e97ad"
    })
    void theRulesOfAShippedVariantKeepTheirChecksum(String name, String checksum) {
        assertThat(ruleset(Variants.named(name)).provenance()).containsEntry("rules", checksum);
    }

    @Test
    void aTitleIsNoRule() {
        Variant mini = Variants.named("mini");
        assertThat(ruleset(mini.withTitle("Another title")).provenance())
                .isEqualTo(ruleset(mini).provenance());
    }

    private static CrosswordRuleset ruleset(Variant variant) {
        return CrosswordRuleset.of(
                variant, Lexicons.named(variant.lexicon(), variant.tiles().alphabet()));
    }
}
