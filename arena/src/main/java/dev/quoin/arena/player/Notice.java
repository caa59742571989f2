package dev.quoin.arena.player;

import java.util.List;

/// Something a player is told without being asked.
///
/// @param seen what the seat sees
/// @param seat who is told
/// @param turn the number of the turn that has just been played, from 1; 0 before the first
/// @param lastMove the opponent's last move as it was overheard, empty when there is none
/// @param secondsToGo what the clock of the seat shows
/// @param end how the game ended; empty while it goes on
/// @param <P> a position
public record Notice<P>(P seen, int seat, int turn, String lastMove, double secondsToGo, List<Integer> end) {
    /// Whether this is the last message of the game.
    public boolean isEnd() {
        return !end.isEmpty();
    }
}
