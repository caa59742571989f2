package dev.quoin.crossword.rules;

import dev.quoin.crossword.variant.Variant.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Computes the penalty for overtime.
public final class Overtime {
    private Overtime() {}

    /// Returns the points a player loses: the clock's penalty for every minute or part of a minute beyond
    /// the limit.
    ///
    /// Using exactly the given time costs nothing, and neither does a variant without a clock.
    public static int penalty(Clock clock, Duration used) {
        Duration over = used.minusSeconds(clock.secondsPerPlayer());
        if (clock.secondsPerPlayer() == 0 || !over.isPositive()) {
            return 0;
        }
        boolean begun = !over.equals(Duration.ofMinutes(over.toMinutes()));
        return Math.toIntExact((over.toMinutes() + (begun ? 1 : 0)) * clock.overtimePenaltyPerMinute());
    }

    /// Returns the final scores minus every player's penalty.
    ///
    /// @param scores one for each seat
    /// @param used the total thinking time of each seat
    public static List<Integer> deducted(Clock clock, List<Integer> scores, List<Duration> used) {
        if (scores.size() != used.size()) {
            throw new IllegalArgumentException(
                    "overtime needs the time of each of " + scores.size() + " players, got " + used.size());
        }
        var deducted = new ArrayList<Integer>();
        for (int seat = 0; seat < scores.size(); seat++) {
            deducted.add(scores.get(seat) - penalty(clock, used.get(seat)));
        }
        return List.copyOf(deducted);
    }
}
