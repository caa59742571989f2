package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The leave features for every leave of a rack. Mutable, not thread-safe.
final class Leaves {
    private final Variant variant;
    private final FeatureSet set;
    private final Vowels vowels;
    private final Synergy synergy;
    private final BingoOdds odds;
    private final int q;
    private final int u;
    final RackParts parts = new RackParts();
    private double[] values = new double[0];

    Leaves(Variant variant, FeatureSet set, BingoRacks racks) {
        this.variant = variant;
        this.set = set;
        this.vowels = new Vowels(variant.tiles().alphabet());
        this.synergy = racks.synergy();
        this.odds = new BingoOdds(racks);
        this.q = variant.tiles().alphabet().number("Q").orElse(Tile.BLANK);
        this.u = variant.tiles().alphabet().number("U").orElse(Tile.BLANK);
    }

    /// Computes the features of every leave of the seat to move.
    void load(CrosswordPosition seen) {
        Tiles unseen = seen.pool();
        parts.load(seen.rack());
        odds.load(parts, unseen, seen.bagSize());
        if (values.length < parts.size() * set.size()) {
            values = new double[parts.size() * set.size()];
        }
        int goingOut = seen.bagSize() > 0 ? 0 : 2 * variant.tiles().valueOf(unseen);
        for (int part = 0; part < parts.size(); part++) {
            int at = part * set.size();
            describe(part, at);
            if (set.isExtended()) {
                describeFurther(part, at, seen.bagSize());
                values[at + FeatureSet.POINTS_OF_GOING_OUT] = part == 0 ? goingOut : 0;
            }
        }
    }

    /// The probability that a full rack drawn from the unseen tiles is a bingo.
    double bingoProbabilityOfNothingKept() {
        return odds.probability(0);
    }

    /// Copies the features of a leave into a vector.
    void copy(int part, double[] into) {
        int at = part * set.size();
        System.arraycopy(
                values,
                at + FeatureSet.LEAVE_LENGTH,
                into,
                FeatureSet.LEAVE_LENGTH,
                FeatureSet.LEAVE_EXPECTED_BINGOS - FeatureSet.LEAVE_LENGTH + 1);
        if (set.isExtended()) {
            System.arraycopy(
                    values,
                    at + FeatureSet.LEAVE_DUPLICATES,
                    into,
                    FeatureSet.LEAVE_DUPLICATES,
                    FeatureSet.POINTS_OF_GOING_OUT - FeatureSet.LEAVE_DUPLICATES + 1);
            System.arraycopy(
                    values,
                    at + FeatureSet.FIRST_LETTER,
                    into,
                    FeatureSet.FIRST_LETTER,
                    set.size() - FeatureSet.FIRST_LETTER);
        }
    }

    private void describe(int part, int at) {
        values[at + FeatureSet.LEAVE_LENGTH] = parts.tileCount(part);
        values[at + FeatureSet.LEAVE_CONSONANTS_MINUS_VOWELS] = consonantsMinusVowels(part);
        values[at + FeatureSet.LEAVE_BLANKS] = parts.blanks(part);
        values[at + FeatureSet.LEAVE_BINGO_PROBABILITY] = odds.probability(part);
        values[at + FeatureSet.LEAVE_EXPECTED_BINGOS] = odds.expectedWords(part);
    }

    private int consonantsMinusVowels(int part) {
        int difference = 0;
        for (int letter = 0; letter < parts.letters(); letter++) {
            difference += vowels.sign(parts.number(letter)) * parts.count(part, letter);
        }
        return difference;
    }

    /// Combinations of tiles count while there is a bag to draw from; afterwards their points count.
    private void describeFurther(int part, int at, int bag) {
        for (int index = FeatureSet.LEAVE_DUPLICATES; index < set.size(); index++) {
            values[at + index] = 0;
        }
        if (bag == 0) {
            values[at + FeatureSet.LEAVE_POINTS_AT_END] = variant.tiles().valueOf(parts.tiles(part));
            return;
        }
        int duplicates = 0;
        boolean hasQ = false;
        boolean hasU = false;
        for (int letter = 0; letter < parts.letters(); letter++) {
            int number = parts.number(letter);
            int count = parts.count(part, letter);
            if (number != Tile.BLANK && count > 0) {
                duplicates += count - 1;
                hasQ |= number == q;
                hasU |= number == u;
                values[at + FeatureSet.FIRST_LETTER + number - 1] = count;
            }
        }
        values[at + FeatureSet.LEAVE_DUPLICATES] = duplicates;
        values[at + FeatureSet.LEAVE_IMBALANCE] = imbalance(consonantsMinusVowels(part));
        values[at + FeatureSet.LEAVE_SYNERGY] = synergy.of(parts, part);
        values[at + FeatureSet.LEAVE_Q_WITH_U] = hasQ && hasU ? 1 : 0;
    }

    /// How far a leave is from the range of one more vowel to two more consonants, which most words have.
    private static int imbalance(int consonantsMinusVowels) {
        return Math.max(0, Math.max(consonantsMinusVowels - 2, -1 - consonantsMinusVowels));
    }
}
