package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.rules.ChallengeRule.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChallengeRuleTest {
    private final PlayRules rules = PlayRules.of(STANDARD, Scene.words("CAT"));
    private final List<FormedWord> phony = rules.invalidWords(rules.score(board(), across("8G", "TAC")));
    private final List<FormedWord> fine = rules.invalidWords(rules.score(board(), across("8G", "CAT")));

    @Test
    void voidRefusesAPhonyAndItsPlayerTriesAgain() {
        assertThat(ChallengeRule.VOID.decide(phony)).isEqualTo(new Ruling.Retried());
        assertThat(ChallengeRule.VOID.decide(fine)).isEqualTo(new Ruling.Stands(0));
    }

    @Test
    void singleCostsTheChallengerNothing() {
        assertThat(ChallengeRule.SINGLE.decide(phony)).isEqualTo(new Ruling.Withdrawn());
        assertThat(ChallengeRule.SINGLE.decide(fine)).isEqualTo(new Ruling.Stands(0));
    }

    @Test
    void doubleCostsTheChallengerATurn() {
        assertThat(ChallengeRule.DOUBLE.decide(phony)).isEqualTo(new Ruling.Withdrawn());
        assertThat(ChallengeRule.DOUBLE.decide(fine)).isEqualTo(new Ruling.ChallengerSkips());
    }

    @Test
    void fivePointGivesTheChallengedPlayerFivePoints() {
        assertThat(ChallengeRule.FIVE_POINT.decide(phony)).isEqualTo(new Ruling.Withdrawn());
        assertThat(ChallengeRule.FIVE_POINT.decide(fine)).isEqualTo(new Ruling.Stands(5));
    }

    @Test
    void tenPointGivesTheChallengedPlayerTenPoints() {
        assertThat(ChallengeRule.TEN_POINT.decide(phony)).isEqualTo(new Ruling.Withdrawn());
        assertThat(ChallengeRule.TEN_POINT.decide(fine)).isEqualTo(new Ruling.Stands(10));
    }

    @Test
    void everyRuleIsFoundByItsTextAndTitle() {
        for (ChallengeRule rule : ChallengeRule.values()) {
            assertThat(ChallengeRule.named(rule.text())).contains(rule);
            assertThat(ChallengeRule.named(rule.title())).contains(rule);
        }
        assertThat(ChallengeRule.values())
                .extracting(ChallengeRule::text)
                .containsExactly("void", "single", "double", "5pt", "10pt");
        assertThat(ChallengeRule.named(" Five-Points ")).contains(ChallengeRule.FIVE_POINT);
        assertThat(ChallengeRule.named("triple")).isEmpty();
    }
}
