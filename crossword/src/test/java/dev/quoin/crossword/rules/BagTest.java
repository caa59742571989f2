package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.property.Property;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BagTest {
    private final Tiles bag = Scene.STANDARD.tiles().distribution();

    @Test
    void drawnTilesComeFromTheBag() {
        Property.check("a draw is part of the bag", 300, choices -> {
            Tiles from = Bag.draw(bag, choices.below(101), choices.chance());
            int count = choices.below(from.size() + 1);
            Tiles drawn = Bag.draw(from, count, choices.chance());
            assertThat(drawn.size()).isEqualTo(count);
            assertThat(from.containsAll(drawn)).isTrue();
            assertThat(from.minus(drawn).plus(drawn)).isEqualTo(from);
        });
    }

    @Test
    void sameSeedDrawsTheSameTiles() {
        assertThat(Bag.draw(bag, 50, new Random(4))).isEqualTo(Bag.draw(bag, 50, new Random(4)));
        assertThat(Bag.draw(bag, 50, new Random(4))).isNotEqualTo(Bag.draw(bag, 50, new Random(5)));
    }

    @Test
    void everyTileIsEquallyLikely() {
        var chance = new Random(1);
        int blanks = 0;
        int es = 0;
        for (int draw = 0; draw < 10_000; draw++) {
            Tiles drawn = Bag.draw(bag, 1, chance);
            blanks += drawn.blanks();
            es += drawn.count(5);
        }
        // Expected 200 and 1200; the bounds are five standard deviations away.
        assertThat(blanks).isBetween(130, 270);
        assertThat(es).isBetween(1040, 1360);
    }

    @Test
    void wholeBagCanBeDrawn() {
        assertThat(Bag.draw(bag, 100, new Random(1))).isEqualTo(bag);
        assertThat(Bag.draw(bag, 0, new Random(1))).isEqualTo(Tiles.none());
    }

    @Test
    void moreThanTheBagHoldsIsAnError() {
        assertThatThrownBy(() -> Bag.draw(tiles("AB"), 3, new Random(1)))
                .hasMessage("a draw must take 0 to 2 tiles, what the bag holds, got 3");
        assertThatThrownBy(() -> Bag.draw(tiles("AB"), -1, new Random(1))).hasMessageContaining("got -1");
    }

    @Test
    void tooFewTilesForTheRacksIsAnError() {
        assertThatThrownBy(() -> Bag.atStart(tiny("ABCDEFGHI"), 2))
                .hasMessage("variant 'tiny' needs 10 tiles for 2 racks, its bag has 9");
    }

    @Test
    void justEnoughTilesForTheRacksWillDo() {
        assertThat(Bag.atStart(tiny("ABCDEFGHIJ"), 2)).isEqualTo(tiles("ABCDEFGHIJ"));
    }

    private static Variant tiny(String distribution) {
        Variant mini = Variants.named("mini");
        return new Variant(
                "tiny",
                mini.layout(),
                2,
                2,
                TileSet.of(mini.tiles().alphabet(), tiles(distribution), new int[27]),
                5,
                0,
                mini.start(),
                mini.clock(),
                "mini",
                1,
                2);
    }
}
