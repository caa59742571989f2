package dev.quoin.crossword.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The fixed order of plays is the one in which the recursive search of earlier versions found them.
class FixedOrderTest {
    /// The checksums of all plays of random games were computed with the recursive search.
    @ParameterizedTest
    @CsvSource({
        "mini,     40, 1, 239a532b",
        "mini11,   20, 2, e801795f",
        "standard, 10, 3, ce2d495a",
        "wwf,      10, 4, ddd353ab",
        "super,     3, 5, 5f8a6640",
    })
    void isThatOfTheRecursiveSearch(String name, int games, long seed, String checksum) {
        var variant = Variants.named(name);
        var generator = new MoveGenerator(Lexicons.named("enable"), variant);
        var random = new Random(seed);
        var plays = new PlayBuffer();
        var unordered = new PlayBuffer();
        var crc = new CRC32C();
        for (int game = 0; game < games; game++) {
            var board = variant.start();
            for (var bag = bag(variant, random); bag.size() >= variant.rackSize(); bag = bag.subList(3, bag.size())) {
                Tiles rack = rack(variant, bag);
                generator.load(board);
                generator.all(rack, unordered);
                generator.allInFixedOrder(rack, plays);
                assertThat(plays.checksum()).isEqualTo(unordered.checksum());
                update(crc, plays);
                if (plays.size() > 0) {
                    board = board.with(
                            plays.play(random.nextInt(plays.size()), board).placements());
                }
            }
        }
        assertThat("%08x".formatted(crc.getValue())).isEqualTo(checksum);
    }

    private static List<Integer> bag(Variant variant, Random random) {
        var bag = new ArrayList<Integer>();
        for (int number = Tile.BLANK; number <= variant.tiles().alphabet().size(); number++) {
            bag.addAll(Collections.nCopies(variant.tiles().distribution().count(number), number));
        }
        Collections.shuffle(bag, random);
        return bag;
    }

    private static Tiles rack(Variant variant, List<Integer> bag) {
        var counts = new int[variant.tiles().alphabet().size() + 1];
        bag.subList(0, variant.rackSize()).forEach(number -> counts[number]++);
        return Tiles.of(counts);
    }

    private static void update(CRC32C crc, PlayBuffer plays) {
        var entry = ByteBuffer.allocate(2 * Long.BYTES);
        for (int index = 0; index < plays.size(); index++) {
            entry.clear();
            entry.putLong(plays.heads[index]).putLong(plays.tiles[index]);
            crc.update(entry.flip());
        }
    }
}
