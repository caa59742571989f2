package dev.quoin.crossword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.variant.Variant.Clock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class OvertimeTest {
    private final Clock clock = new Clock(1500, 10);

    @Test
    void exactlyTheTimeGivenCostsNothing() {
        assertThat(Overtime.penalty(clock, Duration.ofMinutes(25))).isZero();
        assertThat(Overtime.penalty(clock, Duration.ZERO)).isZero();
    }

    @Test
    void everyMinuteBegunCosts() {
        assertThat(Overtime.penalty(clock, Duration.ofMinutes(25).plusNanos(1))).isEqualTo(10);
        assertThat(Overtime.penalty(clock, Duration.ofMinutes(26))).isEqualTo(10);
        assertThat(Overtime.penalty(clock, Duration.ofMinutes(26).plusMillis(1)))
                .isEqualTo(20);
        assertThat(Overtime.penalty(clock, Duration.ofMinutes(30))).isEqualTo(50);
    }

    @Test
    void variantWithoutAClockNeverCosts() {
        assertThat(Overtime.penalty(new Clock(0, 10), Duration.ofDays(3))).isZero();
    }

    @Test
    void penaltiesComeOffTheFinalScores() {
        assertThat(Overtime.deducted(clock, List.of(400, 380), List.of(Duration.ofMinutes(27), Duration.ofMinutes(20))))
                .containsExactly(380, 380);
    }

    @Test
    void everyPlayerNeedsATime() {
        assertThatThrownBy(() -> Overtime.deducted(clock, List.of(1, 2), List.of(Duration.ZERO)))
                .hasMessage("overtime needs the time of each of 2 players, got 1");
    }
}
