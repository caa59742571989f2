package dev.quoin.learning.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.linear.LinearLearner;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfPlayGamesTest {
    private final Crossword game = ToyGame.mini();

    @Test
    void theTargetIsTheChangeOfTheLeadAfterThreeMoreMovesOfEach() {
        List<Integer> leads = List.of(0, 10, 5, 25, 20, 40, 30, 60, 55);
        assertThat(SelfPlayGames.change(leads, 0, 0)).isEqualTo(60);
        assertThat(SelfPlayGames.change(leads, 1, 1)).isEqualTo(-(55 - 10));
    }

    @Test
    void nearTheEndTheFinalScoresCount() {
        List<Integer> leads = List.of(0, 10, 5, 25);
        assertThat(SelfPlayGames.change(leads, 1, 1)).isEqualTo(-(25 - 10));
        assertThat(SelfPlayGames.change(leads, 2, 0)).isEqualTo(25 - 5);
    }

    @Test
    void theSameGameOfASeedGivesTheSameSamples() {
        GameSamples once = games(0.5).play(3, LinearLearner.initialWeights(FeatureSet.twelve()));
        GameSamples again = games(0.5).play(3, LinearLearner.initialWeights(FeatureSet.twelve()));
        assertThat(again).usingRecursiveComparison().isEqualTo(once);
    }

    @Test
    void againstAnOpponentOnlyTheLearnersMovesAreSampled() {
        var value = LinearLearner.initialWeights(FeatureSet.twelve());
        var alone = new SelfPlayGames(game, null, FeatureSet.twelve(), 0, 1);
        assertThat(alone.play(0, value).samples().size())
                .isGreaterThan(games(0).play(0, value).samples().size() + 1);
    }

    @Test
    void aWholeGameWithoutAHorizonAddsUpToTheFinalScores() {
        var value = LinearLearner.initialWeights(FeatureSet.twelve());
        GameSamples played = new SelfPlayGames(game, null, FeatureSet.twelve(), 0, 1).play(0, value);
        // The first mover's target looks at seven turns; in a game as short as that it is the final difference.
        for (int number = 0; played.samples().size() > 7; number++) {
            played = new SelfPlayGames(game, null, FeatureSet.twelve(), 0, 1).play(2L * number, value);
        }
        assertThat(played.samples().target(0)).isEqualTo(played.score() - played.opponentScore());
    }

    private SelfPlayGames games(double epsilon) {
        var opponent = CrosswordAgents.catalog().agent("greedy").prepare(game);
        return new SelfPlayGames(game, opponent, FeatureSet.twelve(), epsilon, 1);
    }
}
