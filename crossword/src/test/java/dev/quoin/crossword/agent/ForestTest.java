package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForestTest {
    private static final FeatureSet TWELVE = FeatureSet.twelve();
    private static final String TEXT = "(moveScore <= 23.5 (leaveBlanks <= 0.5 -1.25 4.0) 2.0)";

    @Test
    void aTreeIsAskedFromItsFirstQuestionOn() {
        DecisionTree tree = DecisionTree.parse(TEXT, TWELVE);
        assertThat(tree.of(vector(23.5, 0))).isEqualTo(-1.25);
        assertThat(tree.of(vector(10, 1))).isEqualTo(4);
        assertThat(tree.of(vector(23.6, 1))).isEqualTo(2);
        assertThat(DecisionTree.parse("7.5", TWELVE).of(vector(1, 1))).isEqualTo(7.5);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        assertThat(DecisionTree.parse(TEXT, TWELVE).write(TWELVE)).isEqualTo(TEXT);
        var values = new double[12];
        values[FeatureSet.MOVE_SCORE] = 1;
        Forest forest = Forest.of(
                LinearWeights.of(TWELVE, 0.5, values),
                List.of(DecisionTree.parse(TEXT, TWELVE), DecisionTree.parse("1.0", TWELVE)));
        Forest read = Forest.parse(forest.write("a comment"), Alphabet.latin());
        assertThat(read.write("a comment")).isEqualTo(forest.write("a comment"));
        assertThat(read.of(vector(10, 1))).isEqualTo(0.5 + 10 + 4 + 1);
    }

    @Test
    void whatCannotBeUsedIsNamed() {
        refused("(moveScore <= 1 2", "a tree ends in the middle");
        refused("(moveScore < 1 2 3)", "a tree must have '<=' here, got '<'");
        refused("(moveScore <= one 2 3)", "a tree must have a number here, got 'one'");
        refused("(height <= 1 2 3)", "no feature is called 'height'");
        refused("1 2", "a tree must end with its last bracket, got '2'");
        refused("NaN", "a number of a tree must be finite, got NaN");
        refused("(moveScore <= 1 ".repeat(300), "a tree must be at most 200 questions deep");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> DecisionTree.parse(text, TWELVE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private static double[] vector(double score, double blanks) {
        var vector = new double[12];
        vector[FeatureSet.MOVE_SCORE] = score;
        vector[FeatureSet.LEAVE_BLANKS] = blanks;
        return vector;
    }
}
