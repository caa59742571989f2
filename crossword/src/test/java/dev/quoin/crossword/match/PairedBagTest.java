package dev.quoin.crossword.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PairedBagTest {
    private static final Tiles ALL = Variants.named("standard").tiles().distribution();

    /// A bag beside the multiset that a position keeps of it.
    private static final class Drawing {
        private final PairedBag bag;
        private Tiles pool;
        private final List<List<Tiles>> drawn = List.of(new ArrayList<>(), new ArrayList<>());

        Drawing(Tiles tiles, long seed) {
            this.bag = new PairedBag(tiles, seed);
            this.pool = tiles;
        }

        /// One tile after the other, so that their order is seen.
        void draw(int seat, int count) {
            for (int tile = 0; tile < count && pool.size() > 0; tile++) {
                Tiles one = bag.draw(seat, pool, 1);
                pool = pool.minus(one);
                drawn.get(seat).add(one);
            }
        }

        void exchange(int seat, Tiles tiles) {
            draw(seat, tiles.size());
            bag.giveBack(seat, tiles);
            pool = pool.plus(tiles);
        }
    }

    @Test
    void aSeatsTilesAreTheSameWhateverTheOtherPlays() {
        for (long seed = 0; seed < 200; seed++) {
            var alone = new Drawing(ALL, seed);
            alone.draw(0, 60);
            var chance = new SplittableRandom(seed);
            var played = new Drawing(ALL, seed);
            while (played.drawn.get(0).size() < 60) {
                played.draw(0, chance.nextInt(1, 8));
                played.draw(
                        1, Math.min(chance.nextInt(8), 40 - played.drawn.get(1).size()));
            }
            assertThat(played.drawn.get(0).subList(0, 60)).isEqualTo(alone.drawn.get(0));
        }
    }

    @Test
    void theSeatsTakeTheSameTilesFromOppositeEnds() {
        for (long seed = 0; seed < 50; seed++) {
            var front = new Drawing(ALL, seed);
            var back = new Drawing(ALL, seed);
            front.draw(0, 100);
            back.draw(1, 100);
            assertThat(back.drawn.get(1).reversed()).isEqualTo(front.drawn.get(0));
        }
    }

    @Test
    void anExchangeChangesAtMostAsManyTilesOfTheOther() {
        for (long seed = 0; seed < 300; seed++) {
            var calm = new Drawing(ALL, seed);
            calm.draw(0, 7);
            calm.draw(1, 7);
            var busy = new Drawing(ALL, seed);
            busy.draw(0, 7);
            busy.draw(1, 7);
            busy.exchange(1, busy.drawn.get(1).get(0).plus(busy.drawn.get(1).get(1)));
            calm.draw(0, 60);
            busy.draw(0, 60);
            int changed = 0;
            for (int tile = 0; tile < 67; tile++) {
                changed += busy.drawn.get(0).get(tile).equals(calm.drawn.get(0).get(tile)) ? 0 : 1;
            }
            assertThat(changed).as("seed %s", seed).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void whereExchangedTilesGoFollowsFromTheSeedWhateverTheOtherDraws() {
        int same = 0;
        for (long seed = 0; seed < 300; seed++) {
            var quiet = new Drawing(ALL, seed);
            quiet.draw(0, 7);
            quiet.draw(1, 7);
            quiet.exchange(0, quiet.drawn.get(0).getFirst());
            var greedy = new Drawing(ALL, seed);
            greedy.draw(0, 7);
            greedy.draw(1, 14);
            greedy.exchange(0, greedy.drawn.get(0).getFirst());
            quiet.draw(0, 40);
            greedy.draw(0, 40);
            same += quiet.drawn.get(0).equals(greedy.drawn.get(0)) ? 1 : 0;
        }
        // the places that the other has emptied, 7 of 93, are the only ones that are chosen anew
        assertThat(same).isGreaterThan(250);
    }

    @Test
    void nothingIsLostOrMadeByRandomPlay() {
        for (long seed = 0; seed < 200; seed++) {
            RandomGenerator chance = new SplittableRandom(seed);
            var drawing = new Drawing(ALL, seed);
            Tiles[] racks = {Tiles.none(), Tiles.none()};
            for (int turn = 0; turn < 60; turn++) {
                int seat = turn % 2;
                Tiles before = drawing.pool;
                if (chance.nextInt(3) == 0 && drawing.pool.size() >= racks[seat].size()) {
                    Tiles rack = racks[seat];
                    drawing.exchange(seat, rack);
                    racks[seat] = before.plus(rack).minus(drawing.pool);
                } else {
                    drawing.draw(seat, chance.nextInt(4));
                    racks[seat] = racks[seat].plus(before.minus(drawing.pool));
                }
                assertThat(racks[0].plus(racks[1]).plus(drawing.pool)).isEqualTo(ALL);
                assertThat(drawing.bag.size()).isEqualTo(drawing.pool.size());
            }
        }
    }

    /// Five different tiles; seat 0 holds one, gives it back, and both draw on: every order must be equally likely.
    @Test
    void aTileGivenBackIsAsLikelyAnywhere() {
        Tiles five = Tiles.parse("ABCDE", Alphabet.latin());
        var orders = new HashMap<String, Integer>();
        int games = 120_000;
        for (long seed = 0; seed < games; seed++) {
            var drawing = new Drawing(five, seed * 31);
            drawing.draw(0, 1);
            drawing.exchange(0, drawing.drawn.get(0).getFirst());
            drawing.draw(1, 2);
            drawing.draw(0, 2);
            orders.merge(drawing.drawn.get(0) + "" + drawing.drawn.get(1), 1, Integer::sum);
        }
        // first tile 5 ways, its successor 4, then any order of the other four tiles 24
        assertThat(orders).hasSize(5 * 4 * 24);
        int expected = games / orders.size();
        assertThat(orders.values()).allSatisfy(count -> assertThat(count).isBetween(expected / 2, expected * 3 / 2));
    }

    @Test
    void aBagThatDisagreesWithThePositionIsAnError() {
        var bag = new PairedBag(ALL, 1);
        assertThatThrownBy(() -> bag.draw(0, Tiles.none(), 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> bag.draw(2, ALL, 1)).hasMessage("a paired bag is drawn from by seats 0 and 1, got 2");
    }
}
