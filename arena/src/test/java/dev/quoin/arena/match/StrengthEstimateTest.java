package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.Sprt;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrengthEstimateTest {
    private static final Sprt TEST = Sprt.between(-100, 100);

    @TempDir
    private Path scratch;

    @Test
    void givesWhatAKeptMatchOfTheSamePlanGives() {
        StrengthEstimate evaluation = StrengthEstimate.of(Matches.config(8), TEST, 2, MatchListener.none());
        MatchResult kept = match(8, Optional.empty());
        assertThat(evaluation.complete()).isTrue();
        assertThat(evaluation.result().counts()).isEqualTo(kept.counts());
        assertThat(evaluation.result().spread()).isEqualTo(kept.spread());
    }

    @Test
    void theTestStopsWhereAMatchWithThatTestStopsAndTheResultDoesNot() {
        StrengthEstimate evaluation = StrengthEstimate.of(Matches.config(40), TEST, 1, MatchListener.none());
        assertThat(evaluation.result().counts().pairs()).isEqualTo(40);
        assertThat(evaluation.tested().counts())
                .isEqualTo(match(40, Optional.of(TEST)).counts());
        assertThat(TEST.verdict(evaluation.tested().counts())).isEqualTo(Sprt.Verdict.ELO0);
        assertThat(evaluation.tested().surplus()).isPositive();
    }

    @Test
    void twoContestantsAreAllItNeeds() {
        StrengthEstimate evaluation = StrengthEstimate.evaluate(
                Matches.DISCIPLINE, Matches.contestant("greedy"), Matches.contestant("random"), 3, 1);
        assertThat(evaluation.result().games()).isEqualTo(6);
        assertThat(evaluation.result().sides().getFirst().name()).isEqualTo("greedy");
    }

    @Test
    void gameAndAgentsCanBeNamed() {
        StrengthEstimate evaluation = StrengthEstimate.evaluate("othello", "greedy", "random", 3, 1);

        assertThat(evaluation.result().games()).isEqualTo(6);
        assertThat(evaluation.result().sides().getLast().name()).isEqualTo("random");
        assertThat(evaluation.result().counts())
                .isEqualTo(StrengthEstimate.evaluate("othello", "greedy", "random", 3, 1)
                        .result()
                        .counts());
        assertThatThrownBy(() -> StrengthEstimate.evaluate("chess", "greedy", "random", 3, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no such game: 'chess'");
        assertThatThrownBy(() -> StrengthEstimate.evaluate("othello", "greedy", "edax", 3, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("got 'edax'");
    }

    @Test
    void aPlanThatATestMayStopIsRefused() {
        assertThatThrownBy(
                        () -> StrengthEstimate.of(Matches.config(2, Optional.of(TEST)), TEST, 1, MatchListener.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("plays all its pairs");
    }

    private MatchResult match(int pairs, Optional<Sprt> test) {
        var folder = new MatchFolder(scratch.resolve("match"));
        return new MatchRun<>(Matches.config(pairs, test), folder, MatchRun.Records.LEFT_OUT, MatchListener.none())
                .play(1)
                .result();
    }
}
