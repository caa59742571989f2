package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairSeedsTest {
    /// Logged matches and published results depend on these numbers.
    @Test
    void seedsNeverChange() {
        assertThat(PairSeeds.of(1, 1)).isEqualTo(5_103_132_997_656_651L);
        assertThat(PairSeeds.of(7, 500)).isEqualTo(1_373_056_303_485_873L);
    }

    @Test
    void everyPairHasItsOwnSeedOf53Bits() {
        assertThat(IntStream.rangeClosed(1, 1000).mapToLong(pair -> PairSeeds.of(3, pair)))
                .doesNotHaveDuplicates()
                .allMatch(seed -> seed >>> 53 == 0);
    }
}
