package dev.quoin.arena.player;

/// Where a player sits in the game that begins.
///
/// @param seat 0 moves first, except in an opening in which it is the other's turn
/// @param seed what the player's own chance in this game follows from
/// @param label what logs call the game: one word that is good for a file name
public record Seating(int seat, long seed, String label) {
    public Seating {
        if (seat != 0 && seat != 1) {
            throw new IllegalArgumentException("a seat must be 0 or 1, got " + seat);
        }
    }
}
