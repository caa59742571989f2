package dev.quoin.learning.pattern;

import java.util.LinkedHashMap;
import java.util.Map;

/// How patterns are learnt.
///
/// @param seed what all chance follows from
/// @param opening games begin with 0 to this many moves at random
/// @param explore how many later moves are at random, 0 to 1
/// @param sparring in how many games one side turns as many discs as it can, 0 to 1
/// @param lambda how much of what came later counts against the judgement of the next position, 0 to 1
/// @param rate how fast values follow
/// @param ahead how many moves a side looks ahead before it moves, 1 to [#MOST_AHEAD]
public record TdConfig(
        long seed, int opening, double explore, double sparring, float lambda, TdLearningRate rate, int ahead) {
    /// The longest random opening.
    public static final int MOST_OPENING = 50;

    /// The farthest look ahead.
    public static final int MOST_AHEAD = 6;

    public TdConfig {
        if (opening < 0 || opening > MOST_OPENING) {
            throw new IllegalArgumentException(
                    "an opening must be 0.." + MOST_OPENING + " moves at random, got " + opening);
        }
        if (!(explore >= 0 && explore <= 1)) {
            throw new IllegalArgumentException("the share of moves at random must be 0 to 1, got " + explore);
        }
        if (!(sparring >= 0 && sparring <= 1)) {
            throw new IllegalArgumentException("the share of sparring games must be 0 to 1, got " + sparring);
        }
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new IllegalArgumentException("lambda must be 0 to 1, got " + lambda);
        }
        if (ahead < 1 || ahead > MOST_AHEAD) {
            throw new IllegalArgumentException("a side must look 1.." + MOST_AHEAD + " moves ahead, got " + ahead);
        }
    }

    /// For values that know nothing yet.
    public static TdConfig usual(long seed) {
        return new TdConfig(seed, 20, 0.02, 0.3, 0.8f, new TdLearningRate(2f, 400_000), 1);
    }

    /// The habits by name, for files.
    Map<String, String> notes() {
        var notes = new LinkedHashMap<String, String>();
        notes.put("seed", Long.toString(seed));
        notes.put("opening", Integer.toString(opening));
        notes.put("explore", Double.toString(explore));
        notes.put("sparring", Double.toString(sparring));
        notes.put("lambda", Float.toString(lambda));
        notes.put("rate", Float.toString(rate.first()));
        notes.put("settle", Long.toString(rate.settle()));
        notes.put("ahead", Integer.toString(ahead));
        return notes;
    }

    /// The command line of a course of so many games.
    public String command(long games) {
        var command = new StringBuilder("quoin learn patterns --games ").append(games);
        notes().forEach((name, value) ->
                command.append(" --").append(name).append(' ').append(value));
        return command.toString();
    }
}
