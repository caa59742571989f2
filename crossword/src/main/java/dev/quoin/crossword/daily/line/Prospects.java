package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.variant.Variant;

/// What may come of a position, guessed from a few traits without looking at any play. Mutable, for one thread.
///
/// Measured on daily puzzles, nearly all of the best lines end with a bingo across two triple words, prepared
/// by four turns that bring a letter to the edge and keep the right tiles. So what counts about a rack is
/// whether it makes a word as a whole, by itself or with one letter of the board, best with a letter on a hot
/// square.
final class Prospects {
    private static final int WHOLE_RACK = 1;

    private final AnagramFilter anagrams;
    private final int letters;
    private final int bingoBonus;
    private final int hotMultiplier;
    private final int largestMultiplier;
    private final int dearest;
    private final LongTable racks = new LongTable();

    Prospects(Deal deal) {
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

    /// What a position is worth beyond its points, for the order in which positions are looked at.
    int worth(Scene.Traits traits) {
        int words = words(traits.rackSum);
        return (words & (WHOLE_RACK | traits.boardLetters)) == 0 ? 0 : 20;
    }

    /// About the most that the next play can score. A play that scores more is overlooked, so this errs upwards.
    int reach(Scene.Traits traits) {
        int words = words(traits.rackSum);
        if ((words & traits.hotLetters) != 0) {
            return bingoBonus + hotMultiplier * (traits.rackValue + dearest) + 20;
        }
        boolean bingo = (words & (WHOLE_RACK | traits.boardLetters)) != 0;
        return largestMultiplier * traits.rackValue + 15 + (bingo ? bingoBonus : 0);
    }

    /// The letters with which the whole rack may make a word, as a mask; bit 0 says that it may make one by
    /// itself.
    private int words(long rackSum) {
        int known = racks.get(rackSum);
        if (known != LongTable.ABSENT) {
            return known;
        }
        int words = anagrams.mayBeWord(rackSum) ? WHOLE_RACK : 0;
        for (int letter = 1; letter <= letters; letter++) {
            words |= anagrams.mayBeWord(rackSum + AnagramFilter.number(letter)) ? 1 << letter : 0;
        }
        racks.put(rackSum, words);
        return words;
    }
}
