package dev.quoin.crossword.leave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MultisetRankTest {
    @Test
    void numbersEveryMultisetOfASmallBagOnce() {
        var bag = Tiles.parse("AAABBC??", Alphabet.latin());
        var ranks = MultisetRank.of(bag, 4);
        var seen = new HashSet<Integer>();
        int expected = 0;
        for (int a = 0; a <= 3; a++) {
            for (int b = 0; b <= 2; b++) {
                for (int c = 0; c <= 1; c++) {
                    for (int blanks = 0; blanks <= 2; blanks++) {
                        Tiles tiles = Tiles.of(new int[] {blanks, a, b, c});
                        int rank = ranks.of(tiles);
                        if (tiles.size() > 4) {
                            assertThat(rank).isEqualTo(MultisetRank.NONE);
                            continue;
                        }
                        expected++;
                        assertThat(seen.add(rank)).as(tiles.toString()).isTrue();
                        assertThat(rank).isBetween(0, ranks.size() - 1);
                        assertThat(ranks.tiles(rank)).isEqualTo(tiles);
                    }
                }
            }
        }
        assertThat(ranks.size()).isEqualTo(expected);
        assertThat(ranks.of(Tiles.none())).isZero();
    }

    @Test
    void theStandardBagHas914624LeavesOfOneToSixTiles() {
        var ranks = LeaveTable.ranks(Variants.named("standard"));
        assertThat(ranks.size()).isEqualTo(1 + 914_624);
        var random = new Random(1);
        for (int round = 0; round < 2_000; round++) {
            int rank = random.nextInt(ranks.size());
            assertThat(ranks.of(ranks.tiles(rank))).isEqualTo(rank);
        }
    }

    @Test
    void tilesThatTheBagDoesNotHaveHaveNoRank() {
        var ranks = MultisetRank.of(Tiles.parse("AAB", Alphabet.latin()), 3);
        assertThat(ranks.of(Tiles.parse("AAA", Alphabet.latin()))).isEqualTo(MultisetRank.NONE);
        assertThat(ranks.of(Tiles.parse("C", Alphabet.latin()))).isEqualTo(MultisetRank.NONE);
    }
}
