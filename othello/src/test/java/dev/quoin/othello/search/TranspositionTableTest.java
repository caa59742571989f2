package dev.quoin.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(4);

    @Test
    void givesBackWhatWasStored() {
        table.clear();
        for (int value : new int[] {-6400, -1, 0, 1, 6400}) {
            table.store(77, 13, TranspositionTable.LOWER, value, 63);
            int entry = table.find(77);
            assertThat(TranspositionTable.value(entry)).isEqualTo(value);
            assertThat(TranspositionTable.depth(entry)).isEqualTo(13);
            assertThat(TranspositionTable.bound(entry)).isEqualTo(TranspositionTable.LOWER);
            assertThat(TranspositionTable.square(entry)).isEqualTo(63);
        }
    }

    @Test
    void keepsTheDeepestAndTheLatestOfABucket() {
        table.clear();
        table.store(1, 9, TranspositionTable.EXACT, 1, 0);
        table.store(2, 3, TranspositionTable.EXACT, 2, 0);
        table.store(3, 4, TranspositionTable.EXACT, 3, 0);
        assertThat(TranspositionTable.value(table.find(1))).isEqualTo(1);
        assertThat(table.find(2)).isEqualTo(TranspositionTable.NOTHING);
        assertThat(TranspositionTable.value(table.find(3))).isEqualTo(3);
    }

    @Test
    void forgetsAtOnce() {
        table.clear();
        table.store(1, 9, TranspositionTable.EXACT, 1, 0);
        table.clear();
        assertThat(table.find(1)).isEqualTo(TranspositionTable.NOTHING);
        table.store(2, 1, TranspositionTable.EXACT, 2, 0);
        table.store(3, 1, TranspositionTable.EXACT, 3, 0);
        assertThat(TranspositionTable.value(table.find(3))).isEqualTo(3);
    }

    @Test
    void hashesOfNeighboursDiffer() {
        var hashes = new HashSet<Long>();
        var random = new SplittableRandom(1);
        for (int sample = 0; sample < 1000; sample++) {
            long mover = random.nextLong();
            long other = ~mover & random.nextLong();
            hashes.add(TranspositionTable.hash(mover, other));
            hashes.add(TranspositionTable.hash(other, mover));
            hashes.add(TranspositionTable.hash(mover ^ 1L << sample % 64, other));
            hashes.add(TranspositionTable.hash(mover, other ^ 1L << sample % 64));
        }
        assertThat(hashes).hasSize(4000);
    }
}
