package dev.quoin.learning.forest;

import dev.quoin.crossword.agent.DecisionTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the trees of a LightGBM model from its text format.
///
/// A block that begins with `Tree=` has lines of numbers by name. `split_feature`, `threshold`, `left_child` and
/// `right_child` define the splits; a negative child `-1 - n` is entry `n` of `leaf_value`.
final class LightGbmModel {
    private LightGbmModel() {}

    static List<DecisionTree> trees(String model) {
        var trees = new ArrayList<DecisionTree>();
        for (String block : model.split("\n\n")) {
            if (block.strip().startsWith("Tree=")) {
                trees.add(tree(block));
            }
        }
        return trees;
    }

    private static DecisionTree tree(String block) {
        Map<String, String[]> lines = new HashMap<>();
        block.lines().forEach(line -> {
            String[] sides = line.split("=", 2);
            if (sides.length == 2) {
                lines.put(sides[0].strip(), sides[1].strip().split(" "));
            }
        });
        var growth = new DecisionTree.Growth();
        add(lines, row(lines, "leaf_value").length == 1 ? -1 : 0, growth);
        return growth.tree();
    }

    private static int add(Map<String, String[]> lines, int at, DecisionTree.Growth growth) {
        if (at < 0) {
            return growth.number(Double.parseDouble(row(lines, "leaf_value")[-1 - at]));
        }
        int yes = add(lines, Integer.parseInt(row(lines, "left_child")[at]), growth);
        int no = add(lines, Integer.parseInt(row(lines, "right_child")[at]), growth);
        return growth.question(
                Integer.parseInt(row(lines, "split_feature")[at]),
                Double.parseDouble(row(lines, "threshold")[at]),
                yes,
                no);
    }

    private static String[] row(Map<String, String[]> lines, String name) {
        String[] row = lines.get(name);
        if (row == null) {
            throw new IllegalStateException("a tree of LightGBM must have a line '" + name + "'");
        }
        return row;
    }
}
