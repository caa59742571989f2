package dev.quoin.env.daily;

/// The reward function of a Daily Letters environment.
public enum DailyReward {
    /// A tenth of the score of the turn.
    SCORE,

    /// A tenth of the total after the last turn, 0 before.
    TOTAL,

    /// The score of the turn as a fraction of the best possible score: 0 to 1.
    SHARE;

    private static final float SCALE = 10;

    /// Returns the reward of a turn.
    ///
    /// @param score the score of the turn
    /// @param best the score of the best play of the turn, 0 if there is none
    /// @param total the total score so far
    /// @param over whether it was the last turn
    float of(int score, int best, int total, boolean over) {
        return switch (this) {
            case SCORE -> score / SCALE;
            case TOTAL -> over ? total / SCALE : 0;
            case SHARE -> best == 0 ? 0 : (float) score / best;
        };
    }
}
