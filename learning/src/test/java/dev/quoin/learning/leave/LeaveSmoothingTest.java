package dev.quoin.learning.leave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.MultisetRank;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import org.junit.jupiter.api.Test;

class LeaveSmoothingTest {
    private final LeaveTable zero = LeaveTable.zero(Variants.named("mini"));
    private final MultisetRank ranks = zero.ranks();
    private final LeaveSums sums = new LeaveSums(ranks);

    private static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    private void add(String rack, long excess) {
        var leaves = new LeaveValues(zero);
        leaves.load(tiles(rack));
        sums.add(leaves, excess);
    }

    private int rank(String leave) {
        return ranks.of(tiles(leave));
    }

    @Test
    void aRackCountsForALeaveAsOftenAsItCanBePickedFromIt() {
        add("AAEES", 1000);
        add("ABC", -10);
        assertThat(sums.weights[rank("AE")]).isEqualTo(4);
        assertThat(sums.sums[rank("AE")]).isEqualTo(4000);
        assertThat(sums.weights[rank("AAE")]).isEqualTo(2);
        assertThat(sums.weights[rank("AAEE")]).isEqualTo(1);
        assertThat(sums.weights[rank("A")]).isEqualTo(3);
        assertThat(sums.sums[rank("A")]).isEqualTo(1990);
        assertThat(sums.weights[rank("")]).isEqualTo(2);
        assertThat(sums.weights[rank("Z")]).isZero();
    }

    @Test
    void aLeaveThatNoRackContainsIsWorthTheSumOfItsTiles() {
        for (int time = 0; time < 1_000_000; time++) {
            sums.sums[rank("A")] += 3000;
            sums.sums[rank("Z")] -= 1000;
        }
        sums.weights[rank("A")] = 1_000_000;
        sums.weights[rank("Z")] = 1_000_000;
        double[] values = LeaveSmoothing.values(ranks, sums, 10);
        assertThat(values[rank("AZ")]).isCloseTo(2000, within(1.0));
        assertThat(values[rank("AA")]).isCloseTo(6000, within(1.0));
        assertThat(values[rank("AAZ")]).isCloseTo(5000, within(1.0));
        assertThat(LeaveSmoothing.table(ranks, sums, 10).value(rank("AA"))).isEqualTo(6000);
    }

    @Test
    void aRareLeaveLiesBetweenItsOwnMeanAndThatOfItsParts() {
        sums.sums[rank("QU")] = 30 * 9000;
        sums.weights[rank("QU")] = 30;
        double[] values = LeaveSmoothing.values(ranks, sums, 10);
        assertThat(values[rank("QU")]).isCloseTo(9000 * 30 / 40.0, within(1e-9));
    }
}
