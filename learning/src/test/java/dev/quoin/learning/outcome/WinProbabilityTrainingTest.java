package dev.quoin.learning.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.equity.WinProbability;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.learning.outcome.WinProbabilityTraining.Sample;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class WinProbabilityTrainingTest {
    private static String learned(int threads, int batch) {
        Crossword mini = Crossword.of(Variants.named("mini"));
        LeaveTable zero = LeaveTable.zero(mini.variant());
        try (var training = new WinProbabilityTraining(mini, zero, 5, threads)) {
            while (training.games() < 300) {
                training.play(batch);
            }
            return new WinProbabilityFile("mini", "words", "command", training.probability()).text();
        }
    }

    @Test
    void theResultDoesNotDependOnThreads() {
        assertThat(learned(3, 60)).isEqualTo(learned(1, 300));
    }

    /// Of the positions with a probability around a tenth, about a tenth are won, and so on.
    @Test
    void theShippedProbabilitiesHoldInGamesTheyWereNotLearnedFrom() {
        Crossword game = Crossword.standard();
        WinProbability probability =
                WinProbabilityFile.shipped(game.variant(), game.lexicon()).orElseThrow();
        LeaveTable table = LeaveStore.shipped(game.variant(), game.lexicon()).orElseThrow();
        var evaluator = StaticEvaluator.of(game.variant(), game.lexicon(), table);
        var expected = new double[5];
        var won = new double[5];
        var count = new int[5];
        try (var games = new WinProbabilityTraining(game, table, 987_654_321, 1)) {
            for (int number = 0; number < 600; number++) {
                var samples = new ArrayList<Sample>();
                int lead = games.play(evaluator, number, samples);
                for (Sample sample : samples) {
                    double chance = probability.of(sample.lead(), sample.unseen());
                    int own = sample.mover() == 0 ? lead : -lead;
                    int group = (int) Math.min(4, chance * 5);
                    expected[group] += chance;
                    won[group] += own > 0 ? 1 : own == 0 ? 0.5 : 0;
                    count[group]++;
                }
            }
        }
        for (int group = 0; group < 5; group++) {
            // Positions of a game depend on each other, so the error is larger than their number suggests.
            assertThat(won[group] / count[group])
                    .as("fifth %d of %d positions", group, count[group])
                    .isCloseTo(expected[group] / count[group], within(0.06));
        }
    }
}
