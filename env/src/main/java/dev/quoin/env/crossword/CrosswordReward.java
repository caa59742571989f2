package dev.quoin.env.crossword;

/// The reward function of a crossword environment. Scores follow the rules: at the end of the game they
/// include the tiles left on the racks.
public enum CrosswordReward {
    /// A tenth of the increase in the agent's score, plus 10 for a win or -10 for a loss at the end.
    SCORE,

    /// A tenth of the increase in the agent's lead, plus 10 for a win or -10 for a loss at the end. The
    /// rewards of both sides add up to zero.
    ZERO_SUM,

    /// A tenth of the lead at the end, 0 before.
    SCORE_DIFFERENCE,

    /// 1 for a win or -1 for a loss at the end, 0 before.
    WIN;

    private static final float SCALE = 10;
    private static final float PRIZE = 10;

    /// Returns the reward of a seat.
    ///
    /// @param ownGain the increase in its score
    /// @param otherGain the increase in the opponent's score
    /// @param lead its current lead
    /// @param over whether the game has ended; a truncated game has no winner
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
