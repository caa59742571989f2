package dev.quoin.game.agent;

/// The place of a level on the ladder of its game, with its measured strength.
///
/// @param number the number of the level, from 1 for the weakest
/// @param elo the rating
/// @param error half the width of the rating's 95% confidence interval, relative to the average of the ladder
public record Rung(int number, int elo, int error) {
    public Rung {
        if (number < 1 || error < 0) {
            throw new IllegalArgumentException(
                    "a level must have a number from 1 and an error from 0, got " + number + " and " + error);
        }
    }
}
