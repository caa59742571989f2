package dev.quoin.game;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/// The final points of every seat; more is better.
///
/// A game without points gives 1 to a winner and 0 to a loser, and the same to all in a draw.
///
/// @param points by seat
public record Outcome(List<Integer> points) {
    public Outcome {
        points = List.copyOf(points);
        if (points.isEmpty()) {
            throw new IllegalArgumentException("an outcome needs the points of at least one seat, got none");
        }
    }

    /// Creates an outcome from the points by seat.
    public static Outcome of(int first, int... others) {
        var points = new java.util.ArrayList<Integer>();
        points.add(first);
        for (int other : others) {
            points.add(other);
        }
        return new Outcome(points);
    }

    /// Returns the seat with the most points; empty when several are tied.
    public OptionalInt winner() {
        int most = Collections.max(points);
        return Collections.frequency(points, most) == 1 ? OptionalInt.of(points.indexOf(most)) : OptionalInt.empty();
    }

    /// Returns how many points a seat is ahead of the best of the others, or its points when it is the only
    /// one.
    public int spread(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < points.size(); other++) {
            best = other == seat ? best : Math.max(best, points.get(other));
        }
        return points.size() == 1 ? points.get(seat) : points.get(seat) - best;
    }
}
