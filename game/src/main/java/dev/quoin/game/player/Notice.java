package dev.quoin.game.player;

import java.util.List;

/// News for a player that needs no answer.
///
/// @param seen what the seat sees
/// @param seat who is told
/// @param turn the number of the turn that was just played, from 1; 0 before the first
/// @param lastMove the opponent's last move as this seat may know it; empty when there is none
/// @param secondsToGo what the clock of the seat shows
/// @param end the final points by seat; empty while the game goes on
/// @param <P> a position
public record Notice<P>(P seen, int seat, int turn, String lastMove, double secondsToGo, List<Integer> end) {
    /// Whether this is the last message of the game.
    public boolean isEnd() {
        return !end.isEmpty();
    }
}
