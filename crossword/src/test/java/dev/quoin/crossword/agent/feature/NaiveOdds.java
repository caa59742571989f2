package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/// The odds of a bingo by drawing every choice of tiles there is, each tile by itself, and trying every word on every
/// rack.
final class NaiveOdds {
    private final List<byte[]> words;
    private final int rackSize;
    private BigInteger draws = BigInteger.ZERO;
    private BigInteger bingos = BigInteger.ZERO;
    private BigInteger spelled = BigInteger.ZERO;

    /// @param words all words of `rackSize` letters
    NaiveOdds(List<byte[]> words, int rackSize) {
        this.words = words;
        this.rackSize = rackSize;
    }

    void draw(Tiles kept, Tiles unseen, int bag) {
        draws = BigInteger.ZERO;
        bingos = BigInteger.ZERO;
        spelled = BigInteger.ZERO;
        int drawn = rackSize - kept.size();
        if (drawn > bag || drawn < 0) {
            draws = BigInteger.ONE;
            return;
        }
        var tiles = new ArrayList<Integer>();
        for (int number = 0; number <= 31; number++) {
            for (int copy = 0; copy < unseen.count(number); copy++) {
                tiles.add(number);
            }
        }
        draw(tiles, 0, drawn, kept.counts());
    }

    double probability() {
        return quotient(bingos);
    }

    double expectedWords() {
        return quotient(spelled);
    }

    private double quotient(BigInteger count) {
        return new BigDecimal(count)
                .divide(new BigDecimal(draws), MathContext.DECIMAL128)
                .doubleValue();
    }

    private void draw(List<Integer> tiles, int from, int wanted, int[] rack) {
        if (wanted == 0) {
            long words = wordsOf(rack);
            draws = draws.add(BigInteger.ONE);
            bingos = bingos.add(words > 0 ? BigInteger.ONE : BigInteger.ZERO);
            spelled = spelled.add(BigInteger.valueOf(words));
            return;
        }
        for (int at = from; at <= tiles.size() - wanted; at++) {
            rack[tiles.get(at)]++;
            draw(tiles, at + 1, wanted - 1, rack);
            rack[tiles.get(at)]--;
        }
    }

    private long wordsOf(int[] rack) {
        return words.stream().filter(word -> spells(word, rack)).count();
    }

    private static boolean spells(byte[] word, int[] rack) {
        int[] left = rack.clone();
        for (byte letter : word) {
            int taken = left[letter] > 0 ? letter : Tile.BLANK;
            if (left[taken]-- == 0) {
                return false;
            }
        }
        return true;
    }
}
