package dev.quoin.game.player;

/// A player's seat in a new game.
///
/// @param seat the seat; 0 moves first, unless the opening says otherwise
/// @param seed the seed of the player's randomness in this game; never sent to external programs
/// @param label the name of the game in logs: one word that can be part of a file name; never sent to
///     external programs
/// @param gameId the id of the game for external programs
public record Seating(int seat, long seed, String label, String gameId) {
    public Seating {
        if (seat < 0) {
            throw new IllegalArgumentException("a seat must be 0 or more, got " + seat);
        }
    }

    /// Creates a seating whose label may be sent to external programs.
    public Seating(int seat, long seed, String label) {
        this(seat, seed, label, label);
    }
}
