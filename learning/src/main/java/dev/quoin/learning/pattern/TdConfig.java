package dev.quoin.learning.pattern;

import java.util.LinkedHashMap;
import java.util.Map;

/// Hyperparameters of TD(λ) for pattern weights.
///
/// @param seed the random seed
/// @param opening the maximum number of random moves at the start of a game
/// @param epsilon the exploration rate ε of later moves, 0 to 1
/// @param sparring the fraction of games in which one side plays greedily for discs, 0 to 1
/// @param lambda λ of TD(λ), 0 to 1
/// @param learningRate the learning rate and its decay
/// @param depth the search depth of both sides, 1 to [#MAX_DEPTH]
public record TdConfig(
        long seed, int opening, double epsilon, double sparring, float lambda, TdLearningRate learningRate, int depth) {
    /// The maximum length of a random opening.
    public static final int MAX_OPENING = 50;

    /// The maximum search depth.
    public static final int MAX_DEPTH = 6;

    public TdConfig {
        if (opening < 0 || opening > MAX_OPENING) {
            throw new IllegalArgumentException(
                    "an opening must be 0.." + MAX_OPENING + " moves at random, got " + opening);
        }
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("the share of moves at random must be 0 to 1, got " + epsilon);
        }
        if (!(sparring >= 0 && sparring <= 1)) {
            throw new IllegalArgumentException("the share of sparring games must be 0 to 1, got " + sparring);
        }
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new IllegalArgumentException("lambda must be 0 to 1, got " + lambda);
        }
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("a side must look 1.." + MAX_DEPTH + " moves ahead, got " + depth);
        }
    }

    /// Returns defaults for a training from scratch.
    public static TdConfig defaults(long seed) {
        return new TdConfig(seed, 20, 0.02, 0.3, 0.8f, new TdLearningRate(2f, 400_000), 1);
    }

    /// Returns the hyperparameters by the names of the command's options, for files.
    Map<String, String> notes() {
        var notes = new LinkedHashMap<String, String>();
        notes.put("seed", Long.toString(seed));
        notes.put("opening", Integer.toString(opening));
        notes.put("explore", Double.toString(epsilon));
        notes.put("sparring", Double.toString(sparring));
        notes.put("lambda", Float.toString(lambda));
        notes.put("rate", Float.toString(learningRate.initial()));
        notes.put("settle", Long.toString(learningRate.halfLife()));
        notes.put("ahead", Integer.toString(depth));
        return notes;
    }

    /// Returns the command line of a training with this many games, as the file of weights records it.
    public String command(long games) {
        var command = new StringBuilder("quoin learn patterns --games ").append(games);
        notes().forEach((name, value) ->
                command.append(" --").append(name).append(' ').append(value));
        return command.toString();
    }
}
