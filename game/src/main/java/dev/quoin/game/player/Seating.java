package dev.quoin.game.player;

/// Where a player sits in the game that begins.
///
/// @param seat 0 moves first, unless the opening leaves the turn to another seat
/// @param seed the seed of the player's own randomness in this game; external programs are never told
/// @param label what logs call the game: one word that can be part of a file name; external programs are never told
/// @param gameId what an external program is told the game is called
public record Seating(int seat, long seed, String label, String gameId) {
    public Seating {
        if (seat < 0) {
            throw new IllegalArgumentException("a seat must be 0 or more, got " + seat);
        }
    }

    /// A seat in a game whose label is no secret.
    public Seating(int seat, long seed, String label) {
        this(seat, seed, label, label);
    }
}
