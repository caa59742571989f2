package dev.quoin.game.player;

import java.util.List;

/// Information for a player that needs no reply.
///
/// @param seen what the seat sees
/// @param seat the seat of the player
/// @param turn the number of the turn just played, from 1; 0 before the first
/// @param lastMove the opponent's last move as this seat may know it; empty when there is none
/// @param secondsToGo the time left on the seat's clock
/// @param end the final points by seat; empty while the game is in progress
/// @param <P> the position type
public record Notice<P>(P seen, int seat, int turn, String lastMove, double secondsToGo, List<Integer> end) {
    /// Returns whether this is the last message of the game.
    public boolean isEnd() {
        return !end.isEmpty();
    }
}
