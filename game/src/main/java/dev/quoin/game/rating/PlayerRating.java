package dev.quoin.game.rating;

import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.Rung;
import java.util.List;

/// The rating of a player, estimated from games against opponents whose ratings are known.
///
/// The estimate maximizes the posterior density: a normal prior times the likelihood of the results under the
/// Elo model, in which 400 points mean odds of ten to one. Its error is that of the normal distribution with the
/// same curvature at the maximum. The prior keeps the rating of a player who won or lost every game finite. The
/// ratings of the opponents are taken as exact, and the strength of the player as constant.
///
/// @param elo the estimated rating
/// @param error half the width of its 95% interval
/// @param games the number of games it is estimated from
public record PlayerRating(double elo, double error, int games) {
    /// The number of games to estimate a rating from: older ones say little about how strong a player is now.
    public static final int LATEST_GAMES = 100;

    private static final double ELO_PER_UNIT = 400 / StrictMath.log(10);
    private static final double Z = 1.959964;
    private static final int MOST_STEPS = 200;
    private static final double NOTHING = 1e-9;

    /// What is believed about a player before any game.
    ///
    /// @param elo the expected rating
    /// @param deviation its standard deviation
    public record Prior(double elo, double deviation) {
        /// Wide enough for every level of a ladder.
        private static final double LADDER_DEVIATION = 400;

        public Prior {
            if (!Double.isFinite(elo) || !(deviation > 0 && Double.isFinite(deviation))) {
                throw new IllegalArgumentException(
                        "a prior must have a finite rating and a positive deviation, got " + elo + " and " + deviation);
            }
        }

        /// Returns what is believed about a player of unknown strength: the average of all rated levels.
        public static Prior of(List<Level> levels) {
            double middle = levels.stream()
                    .flatMap(level -> level.rung().stream())
                    .mapToInt(Rung::elo)
                    .average()
                    .orElse(0);
            return new Prior(middle, LADDER_DEVIATION);
        }
    }

    /// Estimates a rating.
    public static PlayerRating of(Prior prior, List<RatedResult> results) {
        double center = prior.elo() / ELO_PER_UNIT;
        double precision = Math.pow(ELO_PER_UNIT / prior.deviation(), 2);
        double strength = center;
        double step = 1;
        // The density has a single maximum; a step of at most one unit cannot jump over it again and again.
        for (int steps = 0; steps < MOST_STEPS && Math.abs(step) > NOTHING; steps++) {
            step = Math.clamp(
                    slope(strength, center, precision, results) / curvature(strength, precision, results), -1, 1);
            strength += step;
        }
        double deviation = 1 / Math.sqrt(curvature(strength, precision, results));
        return new PlayerRating(strength * ELO_PER_UNIT, Z * deviation * ELO_PER_UNIT, results.size());
    }

    /// The derivative of the logarithm of the density.
    private static double slope(double strength, double center, double precision, List<RatedResult> results) {
        double slope = precision * (center - strength);
        for (RatedResult result : results) {
            slope += result.score() - expected(strength, result);
        }
        return slope;
    }

    /// The negative second derivative.
    private static double curvature(double strength, double precision, List<RatedResult> results) {
        double curvature = precision;
        for (RatedResult result : results) {
            double expected = expected(strength, result);
            curvature += expected * (1 - expected);
        }
        return curvature;
    }

    private static double expected(double strength, RatedResult result) {
        return 1 / (1 + StrictMath.exp(result.opponent() / ELO_PER_UNIT - strength));
    }
}
