package dev.quoin.crossword.agent;

import static dev.quoin.crossword.agent.feature.FeatureSet.LEAVE_BINGO_PROBABILITY;
import static dev.quoin.crossword.agent.feature.FeatureSet.LEAVE_BLANKS;
import static dev.quoin.crossword.agent.feature.FeatureSet.LEAVE_CONSONANTS_MINUS_VOWELS;
import static dev.quoin.crossword.agent.feature.FeatureSet.LEAVE_LENGTH;
import static dev.quoin.crossword.agent.feature.FeatureSet.MOVE_SCORE;
import static dev.quoin.crossword.agent.feature.FeatureSet.NEW_BINGO_LANES;
import static dev.quoin.crossword.agent.feature.FeatureSet.NEW_HOTSPOTS;
import static dev.quoin.crossword.agent.feature.FeatureSet.SCORE_DIFFERENCE;
import static dev.quoin.crossword.agent.feature.FeatureSet.TILES_IN_BAG;
import static dev.quoin.crossword.agent.feature.FeatureSet.UNSEEN_CONSONANTS_MINUS_VOWELS;

/// A handcrafted evaluation over the twelve features, modeled on how a good player thinks. All values are in
/// points.
///
/// - A move is worth its score plus the value of its leave.
/// - Keeping a blank is worth a lot, a likely bingo more: about what a bingo scores above an ordinary play,
///   discounted for the chance that it does not fit.
/// - The leave, together with the expected draw, should have about one more consonant than vowels.
/// - With a comfortable lead, opening the board costs points; far behind, it gains points.
/// - With an empty bag only points and going out count.
public final class Clabbers1 implements MoveEvaluator {
    private static final double BINGO = 30;
    private static final double BLANK = 20;
    private static final double IMBALANCE = 3;
    private static final double BEST_BALANCE = 1;
    private static final double BALANCED = 1.5;
    private static final double FULL_RACK = 7;
    private static final double TILE_AT_THE_END = 4;
    private static final double GOING_OUT = 8;

    private static final double COMFORTABLE_LEAD = 60;
    private static final double HOTSPOT_GIVEN = 0.5;
    private static final double LANE_GIVEN = 0.7;

    @Override
    public double of(double[] features) {
        double score = features[MOVE_SCORE];
        if (features[TILES_IN_BAG] == 0) {
            return features[LEAVE_LENGTH] == 0 ? score + GOING_OUT : score - TILE_AT_THE_END * features[LEAVE_LENGTH];
        }
        return score + promise(features) - given(features);
    }

    /// The value of the leave.
    private static double promise(double[] features) {
        return BINGO * features[LEAVE_BINGO_PROBABILITY]
                + BLANK * features[LEAVE_BLANKS]
                - IMBALANCE * imbalance(features);
    }

    /// How far the refilled rack, assuming average draws from the unseen tiles, is from the best balance.
    private static double imbalance(double[] features) {
        double drawn = FULL_RACK - features[LEAVE_LENGTH];
        double unseen = features[TILES_IN_BAG] + FULL_RACK;
        double expected =
                features[LEAVE_CONSONANTS_MINUS_VOWELS] + drawn * features[UNSEEN_CONSONANTS_MINUS_VOWELS] / unseen;
        return Math.max(0, Math.abs(expected - BEST_BALANCE) - BALANCED);
    }

    /// What the opponent gains from the squares that a move opens.
    private static double given(double[] features) {
        double lead = features[SCORE_DIFFERENCE] + features[MOVE_SCORE];
        double caution = Math.clamp(lead / COMFORTABLE_LEAD, -1, 1);
        return caution * (HOTSPOT_GIVEN * features[NEW_HOTSPOTS] + LANE_GIVEN * features[NEW_BINGO_LANES]);
    }
}
