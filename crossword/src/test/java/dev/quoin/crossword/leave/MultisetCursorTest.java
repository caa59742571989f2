package dev.quoin.crossword.leave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class MultisetCursorTest {
    @Test
    void visitsEveryMultisetByRankAndKnowsItsParts() {
        var ranks = MultisetRank.of(Tiles.parse("AAABBCEE??", Alphabet.latin()), 4);
        var cursor = new MultisetCursor(ranks);
        int visited = 1;
        while (cursor.next()) {
            assertThat(cursor.rank()).isEqualTo(visited++);
            Tiles tiles = ranks.tiles(cursor.rank());
            assertThat(cursor.tiles()).isEqualTo(tiles);
            assertThat(cursor.size()).isEqualTo(tiles.size());
            var letters = new ArrayList<Tiles>();
            for (int number = 0; number < 6; number++) {
                if (tiles.count(number) > 0) {
                    var one = new int[6];
                    one[number] = 1;
                    letters.add(Tiles.of(one));
                }
            }
            assertThat(cursor.letters()).isEqualTo(letters.size());
            for (int one = 0; one < letters.size(); one++) {
                Tiles less = tiles.minus(letters.get(one));
                assertThat(cursor.without(one)).isEqualTo(ranks.of(less));
                for (int other = 0; other < letters.size(); other++) {
                    if (less.containsAll(letters.get(other))) {
                        assertThat(cursor.without(one, other)).isEqualTo(ranks.of(less.minus(letters.get(other))));
                    }
                }
            }
        }
        assertThat(visited).isEqualTo(ranks.size());
        assertThat(cursor.next()).isFalse();
    }
}
