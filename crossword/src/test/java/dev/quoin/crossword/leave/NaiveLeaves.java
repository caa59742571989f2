package dev.quoin.crossword.leave;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Random;

/// Values leaves with their corrections as simply as possible, from the tiles on the board.
public final class NaiveLeaves {
    private static final int UNIT = UnseenCorrections.UNIT;

    private NaiveLeaves() {}

    /// A table with random corrections: some of them reach the limit.
    public static LeaveTable randomlyCorrected(LeaveTable table, Variant variant, long seed) {
        var random = new Random(seed);
        UnseenCorrections none = UnseenCorrections.none(variant.tiles());
        int[] weights = random.ints((long) none.numbers() * none.features(), -60_000, 60_000)
                .toArray();
        return table.with(UnseenCorrections.of(variant.tiles(), weights));
    }

    public static int value(LeaveTable table, Variant variant, Board board, int bag, Tiles kept) {
        int value = table.value(kept);
        if (table.corrections().isEmpty() || bag < variant.rackSize()) {
            return value;
        }
        int[] weights = table.corrections().get().weights();
        Tiles all = variant.tiles().distribution();
        Tiles offBoard = all.minus(Bag.tilesOf(board));
        int letters = variant.tiles().alphabet().size() + 1;
        for (int tile = 0; tile < letters; tile++) {
            long sum = 0;
            for (int other = 0; other < letters; other++) {
                int share = UNIT * offBoard.count(other) / offBoard.size() - UNIT * all.count(other) / all.size();
                sum += (long) weights[tile * (letters + 1) + other] * share;
            }
            sum += (long) weights[tile * (letters + 1) + letters] * (UNIT * offBoard.size() / all.size() - UNIT / 2);
            value += kept.count(tile) * (int) Math.max(-20_000, Math.min(20_000, sum / UNIT));
        }
        return value;
    }
}
