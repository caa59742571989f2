package dev.quoin.crossword.agent;

import dev.quoin.crossword.agent.feature.FeatureSet;
import java.util.ArrayList;
import java.util.List;

/// A decision tree: each inner node tests whether a feature is at most a limit, each leaf is a number.
/// Immutable.
///
/// As text, an inner node is `(moveScore <= 23.5 yes no)`, where `yes` and `no` are trees, and a leaf is a
/// number.
///
/// Inner nodes are numbered from 0, the root. A child that is not negative is an inner node; a negative one
/// is `-1 - n` for the `n`-th leaf.
public final class DecisionTree {
    private final int[] features;
    private final double[] limits;
    private final int[] yes;
    private final int[] no;
    private final double[] numbers;

    private DecisionTree(int[] features, double[] limits, int[] yes, int[] no, double[] numbers) {
        this.features = features;
        this.limits = limits;
        this.yes = yes;
        this.no = no;
        this.numbers = numbers;
    }

    /// Builds a tree from its leaves up. Mutable, not thread-safe.
    public static final class Growth {
        private final List<Integer> features = new ArrayList<>();
        private final List<Double> limits = new ArrayList<>();
        private final List<Integer> yes = new ArrayList<>();
        private final List<Integer> no = new ArrayList<>();
        private final List<Double> numbers = new ArrayList<>();

        /// Adds a leaf and returns its reference.
        public int number(double value) {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a number of a tree must be finite, got " + value);
            }
            numbers.add(value);
            return -numbers.size();
        }

        /// Adds an inner node, whose children were added before, and returns its reference.
        public int question(int feature, double limit, int answerYes, int answerNo) {
            features.add(feature);
            limits.add(limit);
            yes.add(answerYes);
            no.add(answerNo);
            return features.size() - 1;
        }

        /// Returns the tree; the inner node added last is the root.
        public DecisionTree tree() {
            int size = features.size();
            return new DecisionTree(
                    turned(features.stream().mapToInt(Integer::intValue).toArray()),
                    turned(limits.stream().mapToDouble(Double::doubleValue).toArray()),
                    turned(yes.stream()
                            .mapToInt(answer -> answer < 0 ? answer : size - 1 - answer)
                            .toArray()),
                    turned(no.stream()
                            .mapToInt(answer -> answer < 0 ? answer : size - 1 - answer)
                            .toArray()),
                    numbers.stream().mapToDouble(Double::doubleValue).toArray());
        }

        private static int[] turned(int[] values) {
            var turned = new int[values.length];
            for (int at = 0; at < values.length; at++) {
                turned[at] = values[values.length - 1 - at];
            }
            return turned;
        }

        private static double[] turned(double[] values) {
            var turned = new double[values.length];
            for (int at = 0; at < values.length; at++) {
                turned[at] = values[values.length - 1 - at];
            }
            return turned;
        }
    }

    /// Returns the number at the leaf for a feature vector.
    public double of(double[] vector) {
        int at = features.length == 0 ? -1 : 0;
        while (at >= 0) {
            at = vector[features[at]] <= limits[at] ? yes[at] : no[at];
        }
        return numbers[-1 - at];
    }

    /// Parses a tree.
    ///
    /// @throws IllegalArgumentException naming what is found where something else is expected
    public static DecisionTree parse(String text, FeatureSet set) {
        return new Reader(text, set).read();
    }

    /// Returns the text that [#parse] reads.
    public String write(FeatureSet set) {
        var text = new StringBuilder();
        write(features.length == 0 ? -1 : 0, set, text);
        return text.toString();
    }

    private void write(int at, FeatureSet set, StringBuilder text) {
        if (at < 0) {
            text.append(numbers[-1 - at]);
            return;
        }
        text.append('(').append(set.features().get(features[at]).name());
        text.append(" <= ").append(limits[at]).append(' ');
        write(yes[at], set, text);
        text.append(' ');
        write(no[at], set, text);
        text.append(')');
    }

    /// Reads the tokens of a text one by one. Used once.
    private static final class Reader {
        private static final int DEEPEST = 200;

        private final String[] words;
        private final FeatureSet set;
        private final Growth growth = new Growth();
        private int at;

        Reader(String text, FeatureSet set) {
            this.words = text.replace("(", " ( ").replace(")", " ) ").strip().split("\\s+");
            this.set = set;
        }

        DecisionTree read() {
            tree(0);
            if (at < words.length) {
                throw new IllegalArgumentException("a tree must end with its last bracket, got '" + words[at] + "'");
            }
            return growth.tree();
        }

        private int tree(int depth) {
            if (depth > DEEPEST) {
                throw new IllegalArgumentException("a tree must be at most " + DEEPEST + " questions deep");
            }
            String word = next();
            if (!word.equals("(")) {
                return growth.number(number(word));
            }
            String name = next();
            int feature = set.index(name)
                    .orElseThrow(() -> new IllegalArgumentException("no feature is called '" + name + "'"));
            expect("<=");
            double limit = number(next());
            int yes = tree(depth + 1);
            int no = tree(depth + 1);
            expect(")");
            return growth.question(feature, limit, yes, no);
        }

        private String next() {
            if (at == words.length) {
                throw new IllegalArgumentException("a tree ends in the middle");
            }
            return words[at++];
        }

        private void expect(String expected) {
            String word = next();
            if (!word.equals(expected)) {
                throw new IllegalArgumentException("a tree must have '" + expected + "' here, got '" + word + "'");
            }
        }

        private static double number(String word) {
            try {
                return Double.parseDouble(word);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("a tree must have a number here, got '" + word + "'", e);
            }
        }
    }
}
