package dev.quoin.learning.rollout;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Turns of one seat at one board, one after another, through one game or several.
///
/// @param made turns whose rewards are known to the end
/// @param next the turn after the last of them; null when that ended a game
public record Trajectory(List<Transition> made, @Nullable Transition next) {
    public Trajectory {
        made = List.copyOf(made);
    }

    /// The turn after one of them in the same game, null when there is none.
    public @Nullable Transition after(int index) {
        if (made.get(index).isLast()) {
            return null;
        }
        return index + 1 < made.size() ? made.get(index + 1) : next;
    }
}
