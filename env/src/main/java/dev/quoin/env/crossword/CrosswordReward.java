package dev.quoin.env.crossword;

/// What an action earns. Scores are those of the rules: once a game is over they count the tiles left on the racks.
public enum CrosswordReward {
    /// A tenth of what the agent's score rose by, and at the end 10 for a win, -10 for a loss.
    SCORE,

    /// A tenth of what the agent's lead rose by, and at the end 10 for a win, -10 for a loss: what one side earns, the
    /// other loses.
    ZERO_SUM,

    /// Nothing until the end, then a tenth of the lead.
    SCORE_DIFFERENCE,

    /// Nothing until the end, then 1 for a win, -1 for a loss.
    WIN;

    private static final float SCALE = 10;
    private static final float PRIZE = 10;

    /// The reward of a seat.
    ///
    /// @param ownGain how much its score rose
    /// @param otherGain how much the other score rose
    /// @param lead how far it leads now
    /// @param over whether the game came to its end; a game cut off has no winner
    float of(int ownGain, int otherGain, int lead, boolean over) {
        float won = over ? PRIZE * Integer.signum(lead) : 0;
        return switch (this) {
            case SCORE -> ownGain / SCALE + won;
            case ZERO_SUM -> (ownGain - otherGain) / SCALE + won;
            case SCORE_DIFFERENCE -> over ? lead / SCALE : 0;
            case WIN -> over ? Integer.signum(lead) : 0;
        };
    }
}
