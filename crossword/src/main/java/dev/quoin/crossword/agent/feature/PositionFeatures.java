package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The features shared by all moves of a position. Mutable, not thread-safe.
final class PositionFeatures {
    private final Variant variant;
    private final Vowels vowels;
    private final double[] values;
    private final boolean extended;
    private double meanUnseenValue;

    PositionFeatures(Variant variant, FeatureSet set) {
        this.variant = variant;
        this.vowels = new Vowels(variant.tiles().alphabet());
        this.extended = set.isExtended();
        this.values = new double[set.size()];
    }

    /// @param opponentBingo the probability that a rack drawn from the unseen tiles is a bingo
    void load(CrosswordPosition seen, double opponentBingo) {
        Tiles unseen = seen.pool();
        values[FeatureSet.SCORE_DIFFERENCE] = scoreDifference(seen);
        values[FeatureSet.TILES_IN_BAG] = seen.bagSize();
        values[FeatureSet.UNSEEN_CONSONANTS_MINUS_VOWELS] = vowels.consonantsMinusVowels(unseen);
        values[FeatureSet.UNSEEN_BLANKS] = unseen.blanks();
        if (extended) {
            meanUnseenValue = unseen.isEmpty() ? 0 : (double) variant.tiles().valueOf(unseen) / unseen.size();
            values[FeatureSet.OPPONENT_KEPT_TILES] = tilesKept(seen.last());
            values[FeatureSet.OPPONENT_LAST_SCORE] = seen.last() instanceof LastTurn.Played played ? played.score() : 0;
            values[FeatureSet.OPPONENT_BINGO_PROBABILITY] = opponentBingo;
        }
    }

    /// Copies the features into a vector, and scales the move's openness features by their value to the
    /// opponent.
    void copy(double[] into) {
        System.arraycopy(values, 0, into, 0, FeatureSet.UNSEEN_BLANKS + 1);
        if (extended) {
            into[FeatureSet.OPPONENT_KEPT_TILES] = values[FeatureSet.OPPONENT_KEPT_TILES];
            into[FeatureSet.OPPONENT_LAST_SCORE] = values[FeatureSet.OPPONENT_LAST_SCORE];
            double bingo = values[FeatureSet.OPPONENT_BINGO_PROBABILITY];
            into[FeatureSet.OPPONENT_BINGO_PROBABILITY] = bingo;
            into[FeatureSet.HOTSPOTS_TIMES_UNSEEN_VALUE] = into[FeatureSet.NEW_HOTSPOTS] * meanUnseenValue;
            into[FeatureSet.LANES_TIMES_OPPONENT_BINGO] = into[FeatureSet.NEW_BINGO_LANES] * bingo;
        }
    }

    /// The lead of the seat to move over the best of the others.
    static int scoreDifference(CrosswordPosition seen) {
        int best = seen.players() == 1 ? 0 : Integer.MIN_VALUE;
        for (int seat = 0; seat < seen.players(); seat++) {
            best = seat == seen.toMove() ? best : Math.max(best, seen.scores().get(seat));
        }
        return seen.scores().get(seen.toMove()) - best;
    }

    /// How many tiles the opponent kept in the last turn.
    private int tilesKept(LastTurn last) {
        return switch (last) {
            case LastTurn.None none -> 0;
            case LastTurn.Played played ->
                variant.rackSize() - played.play().placements().size();
            case LastTurn.Exchanged exchanged -> variant.rackSize() - exchanged.count();
            case LastTurn.Passed passed -> variant.rackSize();
            case LastTurn.Withdrawn withdrawn -> variant.rackSize();
        };
    }
}
