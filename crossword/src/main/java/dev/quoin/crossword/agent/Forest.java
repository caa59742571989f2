package dev.quoin.crossword.agent;

import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import java.util.ArrayList;
import java.util.List;

/// A linear evaluation plus an ensemble of decision trees; the value is the sum of all. Immutable.
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

    /// Creates a forest over the features of the weights.
    public static Forest of(LinearWeights linear, List<DecisionTree> trees) {
        return new Forest(linear, trees);
    }

    /// Parses a forest.
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

    /// Returns the feature set.
    public FeatureSet features() {
        return linear.features();
    }

    /// Returns the linear part.
    public LinearWeights linear() {
        return linear;
    }

    /// Returns the trees in order.
    public List<DecisionTree> trees() {
        return trees;
    }

    @Override
    public double of(double[] features) {
        return linear.of(features) + ofTrees(features);
    }

    /// Returns the sum of the trees without the linear part.
    public double ofTrees(double[] features) {
        double sum = 0;
        for (DecisionTree tree : trees) {
            sum += tree.of(features);
        }
        return sum;
    }

    /// Returns the text that [#parse] reads, after these comment lines.
    public String write(String... comments) {
        var text = new StringBuilder(linear.write(comments));
        for (DecisionTree tree : trees) {
            text.append(TREE).append(" = ").append(tree.write(features())).append('\n');
        }
        return text.toString();
    }
}
