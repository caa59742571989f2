package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StreaksTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 3, 1);

    private static Streaks streaks(String... dates) {
        return Streaks.of(Arrays.stream(dates).map(LocalDate::parse).toList());
    }

    @Test
    void daysInARowCountAcrossMonths() {
        assertThat(streaks("2026-02-27", "2026-02-28", "2026-03-01").current(TODAY))
                .isEqualTo(3);
    }

    @Test
    void aStreakLivesUntilTodayIsOver() {
        Streaks streaks = streaks("2026-02-27", "2026-02-28");
        assertThat(streaks.current(TODAY)).isEqualTo(2);
        assertThat(streaks.current(TODAY.plusDays(1))).isZero();
    }

    @Test
    void aMissedDayBreaksIt() {
        Streaks streaks = streaks("2026-02-20", "2026-02-21", "2026-02-22", "2026-02-24", "2026-03-01");
        assertThat(streaks.current(TODAY)).isEqualTo(1);
        assertThat(streaks.longest()).isEqualTo(3);
    }

    @Test
    void aDateCountsOnceAndInAnyOrder() {
        assertThat(streaks("2026-03-01", "2026-02-28", "2026-03-01").current(TODAY))
                .isEqualTo(2);
        assertThat(streaks().longest()).isZero();
        assertThat(streaks().current(TODAY)).isZero();
    }
}
