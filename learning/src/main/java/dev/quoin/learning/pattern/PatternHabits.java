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
/// @param rate the part of an error that is corrected at once as long as nothing speaks against it, at the beginning
/// @param settle after so many games the rate is half of that, after twice as many a third, and so on
public record PatternHabits(
        long seed, int opening, double explore, double sparring, float lambda, float rate, long settle) {
    /// The longest random opening.
    public static final int MOST_OPENING = 50;

    public PatternHabits {
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
        if (!(rate > 0 && rate <= 10)) {
            throw new IllegalArgumentException("the rate must be more than 0 and at most 10, got " + rate);
        }
        if (settle < 1) {
            throw new IllegalArgumentException("the rate must settle after at least 1 game, got " + settle);
        }
    }

    /// What the shipped values were learnt with.
    public static PatternHabits usual(long seed) {
        return new PatternHabits(seed, 20, 0.02, 0.3, 0.8f, 2f, 400_000);
    }

    /// The rate in the game with this number, from 0 on.
    float rateAt(long game) {
        return (float) (rate / (1 + (double) game / settle));
    }

    /// The habits by name, for files.
    Map<String, String> notes() {
        var notes = new LinkedHashMap<String, String>();
        notes.put("seed", Long.toString(seed));
        notes.put("opening", Integer.toString(opening));
        notes.put("explore", Double.toString(explore));
        notes.put("sparring", Double.toString(sparring));
        notes.put("lambda", Float.toString(lambda));
        notes.put("rate", Float.toString(rate));
        notes.put("settle", Long.toString(settle));
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
