package dev.quoin.env.daily;

/// What an action earns.
public enum DailyReward {
    /// A tenth of what it scored.
    SCORE,

    /// Nothing until the last turn is over, then a tenth of the total.
    TOTAL,

    /// Its score as a part of what the best play of the turn would have scored: 0 to 1.
    SHARE;

    private static final float SCALE = 10;

    /// The reward of a turn.
    ///
    /// @param score what it scored
    /// @param best what its best play scores, 0 when there is none
    /// @param total the points of all turns so far
    /// @param over whether it was the last turn
    float of(int score, int best, int total, boolean over) {
        return switch (this) {
            case SCORE -> score / SCALE;
            case TOTAL -> over ? total / SCALE : 0;
            case SHARE -> best == 0 ? 0 : (float) score / best;
        };
    }
}
