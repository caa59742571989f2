package dev.quoin.crossword.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TurnsToComeTest {
    /// A clock that is divided by the turns to come must not be used up too early.
    @Test
    void theEstimateIsRarelyTooLow() {
        Crossword game = Crossword.of(Variants.named("standard"));
        var ruleset = CrosswordRuleset.of(game.variant(), game.lexicon());
        var evaluator = StaticEvaluator.of(
                game.variant(),
                game.lexicon(),
                LeaveStore.shipped(game.variant(), game.lexicon()).orElseThrow());
        var chance = new SplittableRandom(1);
        int positions = 0;
        int tooLow = 0;
        for (int number = 0; number < 20; number++) {
            var estimates = new ArrayList<Integer>();
            CrosswordPosition position = game.start(chance);
            while (!game.referee().isOver(position)) {
                estimates.add(ruleset.turnsToCome(position));
                evaluator.load(position);
                position = game.referee().play(position, evaluator.move(0), TileSource.random(chance));
            }
            for (int turn = 0; turn < estimates.size(); turn++) {
                positions++;
                tooLow += estimates.get(turn) < (estimates.size() - turn + 1) / 2 ? 1 : 0;
            }
            assertThat(estimates.getFirst()).isBetween(10, 16);
            assertThat(estimates.getLast()).isLessThanOrEqualTo(4);
        }
        assertThat(tooLow * 10).isLessThan(positions);
    }
}
