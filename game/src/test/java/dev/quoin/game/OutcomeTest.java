package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    @Test
    void mostPointsWin() {
        assertThat(Outcome.of(3, 9, 5).winner()).hasValue(1);
    }

    @Test
    void sharedMostPointsAreADraw() {
        assertThat(Outcome.of(9, 9, 5).winner()).isEmpty();
    }

    @Test
    void spreadIsTheLeadOverTheBestOfTheOthers() {
        assertThat(Outcome.of(3, 9, 5).spread(1)).isEqualTo(4);
        assertThat(Outcome.of(3, 9, 5).spread(0)).isEqualTo(-6);
        assertThat(Outcome.of(42).spread(0)).isEqualTo(42);
    }

    @Test
    void outcomeOfNobodyIsRefused() {
        assertThatThrownBy(() -> new Outcome(List.of())).hasMessageContaining("at least one seat");
    }
}
