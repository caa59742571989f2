package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.RateText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateTextTest {
    @ParameterizedTest
    @CsvSource({"12345.6, 12346", "10, 10", "8.04, 8.0", "0.4, 0.40", "0.0123, 0.012", "0, -", "Infinity, -", "NaN, -"})
    void aSlowRateIsNeverZero(double perSecond, String text) {
        assertThat(RateText.of(perSecond)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"65, 1, 1:05", "14410, 2, 2:00:05", "1, 10, 0:00", "3599, 1, 59:59", "3600, 1, 1:00:00"})
    void hoursAreShownOnlyIfThereAreAny(int left, double perSecond, String text) {
        assertThat(RateText.timeFor(left, perSecond)).isEqualTo(text);
    }
}
