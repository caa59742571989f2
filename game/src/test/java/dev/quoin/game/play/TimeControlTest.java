package dev.quoin.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.play.TimeControl.PerGame;
import dev.quoin.game.play.TimeControl.PerMove;
import dev.quoin.game.play.TimeControl.PerPeriod;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeControlTest {
    @Test
    void isWrittenAsPlayersWriteIt() {
        Duration minutes = Duration.ofMinutes(5);
        Duration three = Duration.ofSeconds(3);
        assertThat(TimeControl.parse("5m")).isEqualTo(new PerGame(minutes, Duration.ZERO));
        assertThat(TimeControl.parse(" 5m+3s ")).isEqualTo(new PerGame(minutes, three));
        assertThat(TimeControl.parse("40/5m")).isEqualTo(new PerPeriod(40, minutes, Duration.ZERO));
        assertThat(TimeControl.parse("40/5m+3s")).isEqualTo(new PerPeriod(40, minutes, three));
        assertThat(TimeControl.parse("2s/move")).isEqualTo(new PerMove(Duration.ofSeconds(2)));
        assertThat(TimeControl.parse("1.5h")).isEqualTo(new PerGame(Duration.ofMinutes(90), Duration.ZERO));
        assertThat(TimeControl.parse("100ms+0.5ms"))
                .isEqualTo(new PerGame(Duration.ofMillis(100), Duration.ofNanos(500_000)));
    }

    @ParameterizedTest
    @CsvSource({
        "5, a time needs a unit",
        "10+0.1, a time needs a unit",
        "5m+3, a time needs a unit",
        "40/300, a time needs a unit",
        "2/move, a time needs a unit",
        "0s, a time must be more than 0",
        "soon, a time must be a number and a unit",
        "m, a time must be a number and a unit",
        "-5m, a time must be a number and a unit",
        "0/5m, a period must have 1 to 9999 moves",
        "99999/5m, a period must have 1 to 9999 moves",
        "x/5m, the moves before the slash must be a whole number",
        "99999h, a time must be at most 9999h"
    })
    void withoutUnitOrFormItIsRefused(String text, String why) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("cannot read '" + text + "': " + why)
                .hasMessageEndingWith(". Write " + TimeControl.FORMS);
    }

    @Test
    void whatIsShownIsReadBack() {
        var random = new Random(19);
        for (int round = 0; round < 2000; round++) {
            TimeControl control = control(random);
            assertThat(TimeControl.parse(control.show())).as(control.show()).isEqualTo(control);
        }
    }

    @Test
    void theLongestTimeIsReadBackToTheNanosecond() {
        var longest = new PerMove(Duration.ofHours(9999).minusNanos(1));
        assertThat(TimeControl.parse(longest.show())).isEqualTo(longest);
    }

    private static TimeControl control(Random random) {
        Duration time = time(random);
        Duration increment = random.nextBoolean() ? Duration.ZERO : time(random);
        return switch (random.nextInt(3)) {
            case 0 -> new PerGame(time, increment);
            case 1 -> new PerPeriod(1 + random.nextInt(TimeControl.MOST_MOVES), time, increment);
            default -> new PerMove(time);
        };
    }

    private static Duration time(Random random) {
        long[] units = {1, 1_000_000, 1_000_000_000L, 60_000_000_000L, 3_600_000_000_000L};
        return Duration.ofNanos(units[random.nextInt(units.length)] * (1 + random.nextInt(9999)));
    }
}
