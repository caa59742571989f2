package dev.quoin.crossword.leave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LeaveValuesTest {
    private final LeaveTable table = randomTable();

    private static LeaveTable randomTable() {
        var random = new Random(3);
        var ranks = LeaveTable.ranks(Variants.named("standard"));
        var values = new short[ranks.size()];
        for (int rank = 1; rank < values.length; rank++) {
            values[rank] = (short) random.nextInt();
        }
        return LeaveTable.of(ranks, values);
    }

    private static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    @Test
    void everyLeaveHasTheValueOfTheTable() {
        var leaves = new LeaveValues(table);
        for (String rack : new String[] {"AEINRT?", "EEEEEES", "??ABBCC", "QUIZ", "A", ""}) {
            leaves.load(tiles(rack));
            for (int part = 0; part < leaves.parts().size(); part++) {
                Tiles leave = leaves.parts().tiles(part);
                assertThat(leaves.tileCount(part)).isEqualTo(leave.size());
                if (leave.size() <= LeaveTable.MOST_TILES) {
                    assertThat(leaves.value(part))
                            .as(rack + " keeping " + leave)
                            .isEqualTo(table.value(table.ranks().of(leave)));
                }
            }
        }
    }

    @Test
    void aLeaveWithoutARankIsTheMeanOfItsPartsWithOneTileLess() {
        assertThat(table.value(tiles("AABCDEF")))
                .isEqualTo((2 * table.value(tiles("ABCDEF"))
                                + table.value(tiles("AACDEF"))
                                + table.value(tiles("AABDEF"))
                                + table.value(tiles("AABCEF"))
                                + table.value(tiles("AABCDF"))
                                + table.value(tiles("AABCDE")))
                        / 7);
        // There is one Q in the bag.
        assertThat(table.value(tiles("QQ"))).isEqualTo(table.value(tiles("Q")));
    }

    @Test
    void theBestLeaveIsThatOfItsSizeWithAtMostSoManyBlanks() {
        var leaves = new LeaveValues(table);
        for (String rack : new String[] {"AEINRT?", "??EERST", "ABCDEFG"}) {
            leaves.load(tiles(rack));
            leaves.set(0, 1234);
            leaves.findBest();
            for (int blanks = 0; blanks <= tiles(rack).blanks(); blanks++) {
                for (int kept = 0; kept <= rack.length(); kept++) {
                    int best = LeaveValues.NONE;
                    for (int part = 0; part < leaves.parts().size(); part++) {
                        boolean counts =
                                leaves.tileCount(part) == kept && leaves.parts().blanks(part) <= blanks;
                        best = counts ? Math.max(best, leaves.value(part)) : best;
                    }
                    assertThat(leaves.best(blanks, kept))
                            .as("%s, %d kept, %d blanks", rack, kept, blanks)
                            .isEqualTo(best);
                }
            }
            assertThat(leaves.best(0, 0)).isEqualTo(1234);
        }
    }
}
