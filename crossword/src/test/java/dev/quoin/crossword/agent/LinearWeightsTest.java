package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.agent.feature.Feature;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variants;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LinearWeightsTest {
    private static final Alphabet LATIN = Alphabet.latin();

    @Test
    void whatIsWrittenIsReadAgain() {
        var chance = new SplittableRandom(1);
        for (FeatureSet set : new FeatureSet[] {FeatureSet.twelve(), FeatureSet.extended(LATIN)}) {
            double[] values = chance.doubles(set.size(), -50, 50).toArray();
            LinearWeights weights = LinearWeights.of(set, 1 / 3.0, values).withNotes(Map.of("seed", "7"));
            assertThat(LinearWeights.parse(weights.write("a comment"), LATIN)).isEqualTo(weights);
        }
    }

    @Test
    void theValueIsTheBiasAndTheWeightedSum() {
        var values = new double[12];
        values[FeatureSet.MOVE_SCORE] = 2;
        values[FeatureSet.LEAVE_BLANKS] = -3;
        var features = new double[12];
        features[FeatureSet.MOVE_SCORE] = 10;
        features[FeatureSet.LEAVE_BLANKS] = 1;
        assertThat(LinearWeights.of(FeatureSet.twelve(), 0.5, values).of(features))
                .isEqualTo(0.5 + 20 - 3);
    }

    @Test
    void whatCannotBeUsedIsNamed() {
        String twelve = FeatureSet.twelve().features().stream()
                .map(Feature::name)
                .map(name -> name + " = 1\n")
                .collect(Collectors.joining());
        assertThat(LinearWeights.parse("bias = 1\n" + twelve, LATIN).bias()).isEqualTo(1);
        refused(twelve, "there is no weight for 'bias'");
        refused("bias = 1\n", "there is no weight for 'currentScoreDifference'");
        refused("bias = 1\n" + twelve + "leaveÄ = 1\n", "no feature is called 'leaveÄ'");
        refused("bias = 1\n" + twelve + "leaveA = 1\n", "there is no weight for 'leaveDuplicates'");
        refused("bias = much\n", "line 1 must be name = number, got 'bias = much'");
        refused("bias\n", "line 1 must be name = number, each name once, got 'bias'");
        refused("bias = 1\nbias = 1\n", "line 2 must be name = number, each name once, got 'bias = 1'");
        refused("bias = NaN\n" + twelve, "the weight of bias must be a finite number, got NaN");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> LinearWeights.parse(text, LATIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aShippedModelOfOtherLettersSaysWhatToDo() {
        var german = Variants.named("german").tiles().alphabet();
        var forest = ShippedModel.named("forest", "");
        assertThatThrownBy(() -> forest.read(german, Forest::parse))
                .hasMessageStartingWith("shipped forest: this model is for the letters A to Z")
                .hasMessageContaining("Train one for your variant with 'quoin train'");
    }
}
