package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

class DailyArchiveTest {
    private static DailyArchive at(String instant, String zone) {
        return new DailyArchive(Clock.fixed(Instant.parse(instant), ZoneId.of(zone)));
    }

    @Test
    void theDayIsThatOfUtcInEveryZone() {
        LocalDate day = LocalDate.of(2026, 11, 15);
        assertThat(at("2026-11-15T00:00:00Z", "America/New_York").today()).isEqualTo(day);
        assertThat(at("2026-11-15T23:59:59.999Z", "Pacific/Auckland").today()).isEqualTo(day);
        assertThat(at("2026-11-16T00:00:00Z", "UTC").today()).isEqualTo(day.plusDays(1));
    }

    @Test
    void todayAndThePastCanBePlayedAndNothingElse() {
        DailyArchive archive = at("2026-11-15T12:00:00Z", "UTC");
        LocalDate today = LocalDate.of(2026, 11, 15);
        assertThat(archive.puzzle(today)).isEqualTo(DailyPuzzle.of(today));
        assertThat(archive.puzzle(LocalDate.of(2026, 1, 1)).word()).isEqualTo("PERSON");
        assertThatThrownBy(() -> archive.puzzle(today.plusDays(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the puzzle of 2026-11-16 is not available yet: today is 2026-11-15 (UTC)");
        assertThatThrownBy(() -> archive.puzzle(LocalDate.of(2020, 1, 1))).hasMessageContaining("2026-01-01");
    }

    @Test
    void aDateIsOpenUntilItHasEndedInEveryTimeZone() {
        LocalDate day = LocalDate.of(2026, 11, 15);
        assertThat(DailyArchive.closing(day)).isEqualTo("2026-11-16T12:00:00Z");
        assertThat(at("2026-11-15T12:00:00Z", "UTC").open()).containsExactly(day);
        assertThat(at("2026-11-15T11:59:59.999Z", "UTC").open()).containsExactly(day, day.minusDays(1));
        assertThat(at("2026-11-16T11:59:59.999Z", "Pacific/Kiritimati").isClosed(day))
                .isFalse();
        assertThat(at("2026-11-16T12:00:00Z", "America/Los_Angeles").isClosed(day))
                .isTrue();
        assertThat(at("2026-01-01T01:00:00Z", "UTC").open()).containsExactly(LocalDate.of(2026, 1, 1));
    }
}
