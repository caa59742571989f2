package dev.quoin.arena.selfplay;

/// A range of consecutive games.
///
/// @param first the number of the first game, from 1
/// @param last the number of the last game
public record GameRange(int first, int last) {
    /// The largest number of a game.
    public static final int MOST_GAMES = 100_000_000;

    public GameRange {
        if (first < 1 || last < first || last > MOST_GAMES) {
            throw new IllegalArgumentException("a range of games is within 1 to " + MOST_GAMES
                    + " and does not end before it begins, got " + first + "-" + last);
        }
    }

    /// Returns the number of games.
    public int size() {
        return last - first + 1;
    }
}
