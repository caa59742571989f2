package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StaticAgentTest {
    private static final Crossword STANDARD = Crossword.standard();

    private static Agent<CrosswordPosition, CrosswordMove> agent(String name, Crossword game) {
        return CrosswordAgents.catalog().agent(name).prepare(game).create(new SplittableRandom(1));
    }

    @Test
    void correctsItsLeaveValuesOnlyIfAsked() {
        var corrected = agent("static:unseen=1", STANDARD);
        var plain = agent("static", STANDARD);
        var values =
                LeaveStore.corrected(STANDARD.variant(), STANDARD.lexicon()).orElseThrow();
        var withCorrections = StaticEvaluator.of(STANDARD.variant(), STANDARD.lexicon(), values);
        var without = StaticEvaluator.of(STANDARD.variant(), STANDARD.lexicon(), values.uncorrected());
        var chance = new SplittableRandom(2);
        int others = 0;
        for (int game = 0; game < 5; game++) {
            CrosswordPosition position = STANDARD.start(chance);
            while (!STANDARD.referee().isOver(position)) {
                CrosswordPosition seen = position.seenBy(position.toMove());
                withCorrections.load(seen);
                without.load(seen);
                CrosswordMove move = corrected.choose(seen, Budget.unlimited());
                if (withCorrections.size() == 1 && without.size() == 1) {
                    assertThat(move).isEqualTo(withCorrections.move(0));
                    assertThat(plain.choose(seen, Budget.unlimited())).isEqualTo(without.move(0));
                    others += move.equals(without.move(0)) ? 0 : 1;
                }
                position = STANDARD.play(position, move, chance);
            }
        }
        assertThat(others).isPositive();
    }

    @Test
    void cannotCorrectValuesWithoutCorrections() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> agent("static:unseen=1", Crossword.of(Variants.named("mini"))))
                .withMessageContaining("have no corrections for unseen tiles: learn them with 'quoin learn leaves");
    }
}
