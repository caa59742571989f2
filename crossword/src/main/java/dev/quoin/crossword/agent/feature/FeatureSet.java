package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// The features of a vector, in order. Immutable.
///
/// The first twelve are always the same. The extended set adds features of tile combinations in the leave,
/// the opponent, the end of the game, and one count for each letter of the alphabet.
public final class FeatureSet {
    public static final int SCORE_DIFFERENCE = 0;
    public static final int TILES_IN_BAG = 1;
    public static final int UNSEEN_CONSONANTS_MINUS_VOWELS = 2;
    public static final int UNSEEN_BLANKS = 3;
    public static final int MOVE_SCORE = 4;
    public static final int LEAVE_LENGTH = 5;
    public static final int LEAVE_CONSONANTS_MINUS_VOWELS = 6;
    public static final int LEAVE_BLANKS = 7;
    public static final int LEAVE_BINGO_PROBABILITY = 8;
    public static final int LEAVE_EXPECTED_BINGOS = 9;
    public static final int NEW_HOTSPOTS = 10;
    public static final int NEW_BINGO_LANES = 11;

    static final int LEAVE_DUPLICATES = 12;
    static final int LEAVE_IMBALANCE = 13;
    static final int LEAVE_SYNERGY = 14;
    static final int LEAVE_Q_WITH_U = 15;
    static final int LEAVE_POINTS_AT_END = 16;
    static final int POINTS_OF_GOING_OUT = 17;
    static final int OPPONENT_KEPT_TILES = 18;
    static final int OPPONENT_LAST_SCORE = 19;
    static final int OPPONENT_BINGO_PROBABILITY = 20;
    static final int HOTSPOTS_TIMES_UNSEEN_VALUE = 21;
    static final int LANES_TIMES_OPPONENT_BINGO = 22;

    /// The index of the first letter count; letter 1 is first.
    static final int FIRST_LETTER = 23;

    private static final List<Feature> TWELVE = List.of(
            new Feature("currentScoreDifference", 60),
            new Feature("numTilesLeftInBag", 30),
            new Feature("numUnseenConsonantsMinusVowels", 5),
            new Feature("numUnseenBlanks", 0.8),
            new Feature("moveScore", 18),
            new Feature("leaveLength", 2),
            new Feature("leaveConsonantsMinusVowels", 1.8),
            new Feature("leaveBlanks", 0.3),
            new Feature("leaveBingoProbabilityOnNextDraw", 0.12),
            new Feature("leaveExpectedNumberOfBingosOnNextDraw", 0.5),
            new Feature("numNewHotspotsAccessible", 1.5),
            new Feature("numNewBingoLanes", 1.5));

    private static final List<Feature> BEYOND = List.of(
            new Feature("leaveDuplicates", 0.6),
            new Feature("leaveImbalance", 1),
            new Feature("leaveSynergy", 0.5),
            new Feature("leaveQWithU", 0.15),
            new Feature("leavePointsAtEnd", 5),
            new Feature("pointsGainedByGoingOut", 5),
            new Feature("opponentKeptTiles", 2),
            new Feature("opponentLastScore", 18),
            new Feature("opponentBingoProbability", 0.05),
            new Feature("newHotspotsTimesUnseenValue", 3),
            new Feature("newBingoLanesTimesOpponentBingo", 0.2));

    private static final double LETTER_SPREAD = 0.4;
    private static final FeatureSet PAPER = new FeatureSet(TWELVE);

    private final List<Feature> features;

    private FeatureSet(List<Feature> features) {
        this.features = List.copyOf(features);
    }

    /// Returns the twelve features of `clabbers1` and `clabbers2`.
    public static FeatureSet twelve() {
        return PAPER;
    }

    /// Returns the twelve features followed by the additional ones.
    public static FeatureSet extended(Alphabet alphabet) {
        var features = new ArrayList<>(TWELVE);
        features.addAll(BEYOND);
        for (String letter : alphabet.letters()) {
            features.add(new Feature("leave" + letter, LETTER_SPREAD));
        }
        return new FeatureSet(features);
    }

    /// Returns the features in vector order.
    public List<Feature> features() {
        return features;
    }

    /// Returns the number of features.
    public int size() {
        return features.size();
    }

    /// Returns the index of a feature in the vector.
    public OptionalInt index(String name) {
        for (int index = 0; index < features.size(); index++) {
            if (features.get(index).name().equals(name)) {
                return OptionalInt.of(index);
            }
        }
        return OptionalInt.empty();
    }

    boolean isExtended() {
        return features.size() > TWELVE.size();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FeatureSet set && features.equals(set.features);
    }

    @Override
    public int hashCode() {
        return features.hashCode();
    }
}
