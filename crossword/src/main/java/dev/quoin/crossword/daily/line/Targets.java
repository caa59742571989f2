package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Estimates what a rack can still become: approximately the maximum of two turns, the second of which uses
/// the whole rack. Mutable, not thread-safe.
///
/// The rack after the first turn depends only on the tiles used. Every choice of tiles is tried, without
/// checking whether they can be played; the next rack counts if it makes a word with one more letter: in
/// full if such a letter is already on a hot square, otherwise half.
final class Targets {
    /// What a play typically scores beyond the values of its tiles.
    private static final int USUAL_EXTRA = 8;

    private final DailyDraws deal;
    private final AnagramFilter anagrams;
    private final int letters;
    private final int bingoBonus;
    private final int hotMultiplier;
    private final int[] values = new int[Alphabet.MOST_LETTERS + 1];
    private final LongTable known = new LongTable();

    // The current rack, and the sums of its draws by the number of tiles used.
    private final int[] rack = new int[Variant.LARGEST_RACK];
    private final long[] drawnSums = new long[Variant.LARGEST_RACK + 1];
    private final int[] drawnValues = new int[Variant.LARGEST_RACK + 1];

    Targets(DailyDraws deal) {
        this.deal = deal;
        anagrams = deal.lexicon().anagrams();
        Variant variant = deal.variant();
        letters = variant.tiles().alphabet().size();
        bingoBonus = variant.bingoBonus();
        hotMultiplier = HotSquares.of(variant).multiplier();
        for (int letter = 1; letter <= letters; letter++) {
            values[letter] = variant.tiles().valueOfNumber(letter);
        }
    }

    /// The estimate for two turns from the position after a play.
    int worth(Scene scene, PlayBuffer plays, int index) {
        Scene.Traits traits = scene.after(plays, index);
        // Traits that decide the answer, mixed into one fingerprint.
        long key = traits.rackSum + traits.drawn * 0x9E3779B97F4A7C15L + traits.hotLetters * 0xC2B2AE3D27D4EB4FL;
        int worth = known.get(key);
        if (worth == LongTable.ABSENT) {
            worth = find(traits, scene.rackAfter(plays, index));
            known.put(key, worth);
        }
        return worth;
    }

    private int find(Scene.Traits traits, Tiles tiles) {
        int size = 0;
        for (int letter = 1; letter <= letters; letter++) {
            for (int copies = tiles.count(letter); copies > 0; copies--) {
                rack[size++] = letter;
            }
        }
        int most = Math.min(size, deal.size() - traits.drawn);
        for (int count = 1; count <= most; count++) {
            int letter = deal.draw(traits.drawn + count - 1);
            drawnSums[count] = drawnSums[count - 1] + AnagramFilter.letterHash(letter);
            drawnValues[count] = drawnValues[count - 1] + values[letter];
        }
        int best = 0;
        for (int used = 1; used < 1 << size; used++) {
            if (Integer.bitCount(used) <= most) {
                best = Math.max(best, worthUsing(used, traits, best));
            }
        }
        return best;
    }

    /// The estimate for using these tiles first; 0 if it does not exceed `floor`.
    private int worthUsing(int used, Scene.Traits traits, int floor) {
        int count = Integer.bitCount(used);
        long sum = traits.rackSum + drawnSums[count];
        int spent = 0;
        for (int rest = used; rest != 0; rest &= rest - 1) {
            int letter = rack[Integer.numberOfTrailingZeros(rest)];
            sum -= AnagramFilter.letterHash(letter);
            spent += values[letter];
        }
        int play = USUAL_EXTRA + spent;
        if (count == deal.variant().rackSize()) {
            play = anagrams.mightContain(traits.rackSum) ? play + bingoBonus : 0;
        }
        int bingo = bingoBonus + hotMultiplier * (traits.rackValue - spent + drawnValues[count] + 1);
        return play + bingo <= floor ? 0 : play + likely(sum, bingo, traits.hotLetters);
    }

    /// The fraction of a bingo's score to expect.
    private int likely(long rackSum, int bingo, int hotLetters) {
        boolean any = false;
        for (int letter = 1; letter <= letters; letter++) {
            if (anagrams.mightContain(rackSum + AnagramFilter.letterHash(letter))) {
                if ((hotLetters >>> letter & 1) != 0) {
                    return bingo;
                }
                any = true;
            }
        }
        return any ? bingo / 2 : 0;
    }
}
