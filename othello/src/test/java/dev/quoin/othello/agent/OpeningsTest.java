package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.othello.board.OthelloPosition;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

class OpeningsTest {
    @Test
    void placesAsManyDiscsAsAsked() {
        for (int plies = 0; plies <= Openings.MOST_PLIES; plies++) {
            OthelloPosition end = new Openings(plies, 5).opening(plies).end();
            assertThat(Long.bitCount(end.empty())).isEqualTo(60 - plies);
            assertThat(end.moves()).isNotZero();
        }
    }

    @Test
    void dependsOnSeedAndNumberAlone() {
        var openings = new Openings(8, 42);
        assertThat(openings.opening(17)).isEqualTo(new Openings(8, 42).opening(17));
        assertThat(openings.opening(17)).isNotEqualTo(openings.opening(18));
        assertThat(openings.opening(17)).isNotEqualTo(new Openings(8, 43).opening(17));
    }

    @Test
    void hardlyEverRepeatsItself() {
        var seen = new HashSet<OthelloPosition>();
        for (int number = 0; number < 1000; number++) {
            seen.add(new Openings(8, 1).opening(number).end());
        }
        assertThat(seen).hasSizeGreaterThan(900);
    }

    @Test
    void tooManyPliesAreRefused() {
        assertThatThrownBy(() -> new Openings(51, 0)).hasMessage("an opening must have 0..50 random moves, got 51");
        assertThatThrownBy(() -> new Openings(-1, 0)).hasMessage("an opening must have 0..50 random moves, got -1");
    }
}
