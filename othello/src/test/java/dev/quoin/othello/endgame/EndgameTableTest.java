package dev.quoin.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EndgameTableTest {
    private static final long MOVER = 0x123;
    private static final long OTHER = 0xff00;

    private final EndgameTable table = new EndgameTable(1 << 12);

    @Test
    void boundsOfOnePositionComeTogether() {
        assertThat(table.find(MOVER, OTHER)).isEqualTo(EndgameTable.ABSENT);

        table.store(MOVER, OTHER, 3, 4, 17, 100);
        table.store(MOVER, OTHER, 9, 8, 20, 100);

        long entry = table.find(MOVER, OTHER);
        assertThat(EndgameTable.lower(entry)).isEqualTo(4);
        assertThat(EndgameTable.upper(entry)).isEqualTo(8);
        // No move reached 10, so the one that reached 4 stays the best.
        assertThat(EndgameTable.move(entry)).isEqualTo(17);
    }

    @Test
    void extremeScoresFit() {
        table.store(MOVER, OTHER, 63, 64, 0, 1);
        table.store(OTHER, MOVER, -63, -64, 63, 1L << 62);

        assertThat(EndgameTable.lower(table.find(MOVER, OTHER))).isEqualTo(64);
        assertThat(EndgameTable.upper(table.find(OTHER, MOVER))).isEqualTo(-64);
        assertThat(EndgameTable.move(table.find(OTHER, MOVER))).isEqualTo(63);
    }

    @Test
    void aBucketKeepsWhatCostMore() {
        var tiny = new EndgameTable(1);
        tiny.store(1, 2, 0, 2, 5, 1_000_000);
        tiny.store(1, 4, 0, 2, 6, 10);
        tiny.store(1, 8, 0, 2, 7, 100);

        assertThat(tiny.find(1, 2)).isNotEqualTo(EndgameTable.ABSENT);
        assertThat(tiny.find(1, 4)).isEqualTo(EndgameTable.ABSENT);
        assertThat(tiny.find(1, 8)).isNotEqualTo(EndgameTable.ABSENT);
    }

    @Test
    void whatOlderSearchesWroteGivesWay() {
        var tiny = new EndgameTable(1);
        tiny.store(1, 2, 0, 2, 5, 1_000_000);
        tiny.store(1, 4, 0, 2, 6, 1_000_000);
        tiny.nextGeneration();
        tiny.store(1, 8, 0, 2, 7, 1);
        tiny.store(1, 16, 0, 2, 7, 2);

        assertThat(tiny.find(1, 8)).isNotEqualTo(EndgameTable.ABSENT);
        assertThat(tiny.find(1, 16)).isNotEqualTo(EndgameTable.ABSENT);
    }
}
