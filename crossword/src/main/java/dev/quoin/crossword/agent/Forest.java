package dev.quoin.crossword.agent;

import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import java.util.ArrayList;
import java.util.List;

/// Values of moves by an ensemble of trees on top of linear values: the sum of all; immutable.
///
/// As text it is a file of [LinearWeights] with a line `tree = …` for every [DecisionTree].
public final class Forest implements MoveEvaluator {
    private static final String TREE = "tree";

    private final LinearWeights linear;
    private final List<DecisionTree> trees;

    private Forest(LinearWeights linear, List<DecisionTree> trees) {
        this.linear = linear;
        this.trees = List.copyOf(trees);
    }

    /// Trees over the features of the weights.
    public static Forest of(LinearWeights linear, List<DecisionTree> trees) {
        return new Forest(linear, trees);
    }

    /// Reads a forest.
    ///
    /// @param alphabet the letters that extended features count
    /// @throws IllegalArgumentException naming the line or feature that cannot be used
    public static Forest parse(String text, Alphabet alphabet) {
        var rest = new StringBuilder();
        var trees = new ArrayList<String>();
        for (String line : text.lines().toList()) {
            String[] sides = line.split("=", 2);
            if (sides.length == 2 && sides[0].strip().equals(TREE)) {
                trees.add(sides[1]);
                rest.append('\n');
            } else {
                rest.append(line).append('\n');
            }
        }
        LinearWeights linear = LinearWeights.parse(rest.toString(), alphabet);
        return of(
                linear,
                trees.stream()
                        .map(tree -> DecisionTree.parse(tree, linear.features()))
                        .toList());
    }

    /// The features the values are for.
    public FeatureSet features() {
        return linear.features();
    }

    /// What stands below the trees.
    public LinearWeights linear() {
        return linear;
    }

    /// The trees, in their order.
    public List<DecisionTree> trees() {
        return trees;
    }

    @Override
    public double of(double[] features) {
        return linear.of(features) + ofTrees(features);
    }

    /// The sum of the trees alone.
    public double ofTrees(double[] features) {
        double sum = 0;
        for (DecisionTree tree : trees) {
            sum += tree.of(features);
        }
        return sum;
    }

    /// The text that [#parse] reads, under these lines of comment.
    public String write(String... comments) {
        var text = new StringBuilder(linear.write(comments));
        for (DecisionTree tree : trees) {
            text.append(TREE).append(" = ").append(tree.write(features())).append('\n');
        }
        return text.toString();
    }
}
