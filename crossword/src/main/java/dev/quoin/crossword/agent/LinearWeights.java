package dev.quoin.crossword.agent;

import dev.quoin.crossword.agent.feature.Feature;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.tile.Alphabet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A linear evaluation: one weight per feature, with notes about where the weights come from. Immutable.
///
/// As text, a line is `name = value`; `#` starts a comment. `bias` and the names of features hold the
/// weights; all other names must start with `learnt.` and are kept as notes. Numbers round-trip exactly.
///
/// ```text
/// # clabbers2: the value of a move is the bias and the sum of weight times feature
/// learnt.games = 2
/// bias = 0.5
/// moveScore = 1.0
/// ```
public final class LinearWeights implements MoveEvaluator {
    private static final String BIAS = "bias";
    private static final String NOTE = "learnt.";

    private final FeatureSet set;
    private final double bias;
    private final double[] values;
    private final Map<String, String> notes;

    private LinearWeights(FeatureSet set, double bias, double[] values, Map<String, String> notes) {
        this.set = set;
        this.bias = bias;
        this.values = values;
        this.notes = notes;
    }

    /// Creates weights for a feature set, in its order.
    public static LinearWeights of(FeatureSet set, double bias, double[] values) {
        if (values.length != set.size()) {
            throw new IllegalArgumentException(
                    "there must be a weight for each of " + set.size() + " features, got " + values.length);
        }
        for (int index = 0; index < values.length; index++) {
            check(set.features().get(index).name(), values[index]);
        }
        check(BIAS, bias);
        return new LinearWeights(set, bias, values.clone(), Map.of());
    }

    /// Returns the weights of `clabbers2`: shipped ones if `file` is empty or `extended`, otherwise those in
    /// the file.
    ///
    /// @throws IllegalArgumentException when the file cannot be read or used
    public static LinearWeights open(String file, Alphabet alphabet) {
        return ShippedModel.named("clabbers2", file).read(alphabet, LinearWeights::parse);
    }

    /// Parses weights. If only the twelve basic features are named, the weights are for the basic set.
    ///
    /// @param alphabet the letters that extended features count
    /// @throws IllegalArgumentException naming the line that cannot be used, or the feature that has no weight
    public static LinearWeights parse(String text, Alphabet alphabet) {
        var named = new LinkedHashMap<String, Double>();
        var notes = new LinkedHashMap<String, String>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.strip().startsWith("#")) {
                continue;
            }
            String[] sides = line.split("=", 2);
            String name = sides[0].strip();
            String value = sides.length < 2 ? "" : sides[1].strip();
            if (sides.length == 2 && name.startsWith(NOTE)) {
                notes.put(name.substring(NOTE.length()), value);
            } else if (sides.length < 2 || named.put(name, number(number, line, value)) != null) {
                throw new IllegalArgumentException(
                        "line " + number + " must be name = number, each name once, got '" + line + "'");
            }
        }
        return of(named, notes, alphabet);
    }

    private static double number(int line, String text, String value) {
        try {
            return Double.parseDouble(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("line " + line + " must be name = number, got '" + text + "'", e);
        }
    }

    private static LinearWeights of(Map<String, Double> named, Map<String, String> notes, Alphabet alphabet) {
        FeatureSet twelve = FeatureSet.twelve();
        FeatureSet set = twelve;
        for (String name : named.keySet()) {
            set = name.equals(BIAS) || set.index(name).isPresent() ? set : FeatureSet.extended(alphabet);
            if (!name.equals(BIAS) && set.index(name).isEmpty()) {
                throw new IllegalArgumentException("no feature is called '" + name + "'");
            }
        }
        var values = new double[set.size()];
        for (int index = 0; index < values.length; index++) {
            values[index] = required(named, set.features().get(index).name());
        }
        return of(set, required(named, BIAS), values).withNotes(notes);
    }

    private static double required(Map<String, Double> named, String name) {
        Double value = named.get(name);
        if (value == null) {
            throw new IllegalArgumentException("there is no weight for '" + name + "'");
        }
        return value;
    }

    private static void check(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("the weight of " + name + " must be a finite number, got " + value);
        }
    }

    /// Returns a copy with other notes.
    public LinearWeights withNotes(Map<String, String> others) {
        return new LinearWeights(set, bias, values, new LinkedHashMap<>(others));
    }

    /// Returns the feature set.
    public FeatureSet features() {
        return set;
    }

    /// Returns the bias.
    public double bias() {
        return bias;
    }

    /// Returns a copy of the weights, in the order of the features.
    public double[] values() {
        return values.clone();
    }

    /// Returns a note about where the weights come from: the value of `learnt.` plus this name.
    public Optional<String> note(String name) {
        return Optional.ofNullable(notes.get(name));
    }

    @Override
    public double of(double[] features) {
        double sum = bias;
        for (int index = 0; index < values.length; index++) {
            sum += values[index] * features[index];
        }
        return sum;
    }

    /// Returns the text that [#parse] reads, after these comment lines.
    public String write(String... comments) {
        var text = new StringBuilder();
        for (String comment : comments) {
            text.append("# ").append(comment).append('\n');
        }
        notes.forEach((name, value) -> line(text, NOTE + name, value));
        line(text, BIAS, Double.toString(bias));
        for (int index = 0; index < values.length; index++) {
            Feature feature = set.features().get(index);
            line(text, feature.name(), Double.toString(values[index]));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(" = ").append(value).append('\n');
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LinearWeights weights
                && set.equals(weights.set)
                && bias == weights.bias
                && Arrays.equals(values, weights.values)
                && notes.equals(weights.notes);
    }

    @Override
    public int hashCode() {
        return 31 * set.hashCode() + Arrays.hashCode(values);
    }
}
