package dev.quoin.game.rating;

/// The result of one game against a rated opponent.
///
/// @param opponent the Elo rating of the opponent
/// @param score 1 for a win, 0.5 for a draw, 0 for a loss
public record RatedResult(double opponent, double score) {
    public RatedResult {
        if (!Double.isFinite(opponent) || !(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException(
                    "a result must have a finite rating and a score of 0 to 1, got " + opponent + " and " + score);
        }
    }

    /// Returns the result of a game that ended with these points.
    public static RatedResult of(double opponent, int own, int other) {
        return new RatedResult(opponent, own > other ? 1 : own == other ? 0.5 : 0);
    }
}
