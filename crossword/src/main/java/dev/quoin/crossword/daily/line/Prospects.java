package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.variant.Variant;

/// Estimates the potential of a position from a few traits, without generating plays. Mutable, not
/// thread-safe.
///
/// On daily puzzles, nearly all of the best lines have a bingo across two triple words, usually in the last
/// turn, prepared by plays that put a letter on the edge and keep the right tiles. So the value of a rack
/// depends on whether it makes a word as a whole, alone or with one letter of the board, ideally one on a
/// hot square, and on the [Targets] it can still become. The weights were tuned by hand.
final class Prospects {
    private static final int WHOLE_RACK = 1;

    /// The value of a rack that may make a bingo, by the turns that come before the last two.
    private static final int[] BINGO_WORTH = {20, 40};

    /// The weight of the last turn's potential, in percent, by the same turns.
    private static final int[] TARGET_PERCENT = {60, 30, 0};

    private static final int SLACK = 15;

    private final Targets targets;
    private final AnagramFilter anagrams;
    private final int letters;
    private final int bingoBonus;
    private final int hotMultiplier;
    private final int largestMultiplier;
    private final int dearest;
    private final LongTable racks = new LongTable();

    Prospects(DailyDraws deal) {
        targets = new Targets(deal);
        anagrams = deal.lexicon().anagrams();
        Variant variant = deal.variant();
        letters = variant.tiles().alphabet().size();
        bingoBonus = variant.bingoBonus();
        hotMultiplier = HotSquares.of(variant).multiplier();
        int most = 1;
        for (int row = 0; row < variant.rows(); row++) {
            for (int column = 0; column < variant.columns(); column++) {
                most = Math.max(most, variant.layout().wordMultiplier(row, column));
            }
        }
        largestMultiplier = most;
        int value = 0;
        for (int letter = 1; letter <= letters; letter++) {
            value = Math.max(value, variant.tiles().valueOfNumber(letter));
        }
        dearest = value;
    }

    /// The value of the position after a play, without its points, with `before` turns to go before the last
    /// two.
    int worth(Scene scene, PlayBuffer plays, int index, int before) {
        Scene.Traits traits = scene.after(plays, index);
        int worth = mayBingo(traits) ? BINGO_WORTH[Math.min(before, BINGO_WORTH.length - 1)] : 0;
        int percent = TARGET_PERCENT[Math.min(before, TARGET_PERCENT.length - 1)];
        return percent == 0 ? worth : worth + targets.worth(scene, plays, index) * percent / 100;
    }

    /// Approximately the maximum score of the next play. Plays that score more are missed, so this errs on
    /// the high side: twice the slack finds the best line of nearly all small deals that can be searched
    /// exhaustively, and takes two to four times as long.
    int reach(Scene.Traits traits) {
        if ((words(traits.rackSum) & traits.hotLetters) != 0) {
            return bingoBonus + hotMultiplier * (traits.rackValue + dearest) + SLACK;
        }
        return largestMultiplier * traits.rackValue + SLACK + (mayBingo(traits) ? bingoBonus : 0);
    }

    private boolean mayBingo(Scene.Traits traits) {
        return (words(traits.rackSum) & (WHOLE_RACK | traits.boardLetters)) != 0;
    }

    /// The letters with which the whole rack may make a word, as a mask; bit 0 means that it may make one by
    /// itself.
    private int words(long rackSum) {
        int known = racks.get(rackSum);
        if (known != LongTable.ABSENT) {
            return known;
        }
        int words = anagrams.mightContain(rackSum) ? WHOLE_RACK : 0;
        for (int letter = 1; letter <= letters; letter++) {
            words |= anagrams.mightContain(rackSum + AnagramFilter.letterHash(letter)) ? 1 << letter : 0;
        }
        racks.put(rackSum, words);
        return words;
    }
}
