package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    @Test
    void readsTimesAndNodes() {
        assertThat(Budget.parse("200ms")).isEqualTo(new Budget.Time(Duration.ofMillis(200)));
        assertThat(Budget.parse("5s")).isEqualTo(new Budget.Time(Duration.ofSeconds(5)));
        assertThat(Budget.parse("2m")).isEqualTo(new Budget.Time(Duration.ofMinutes(2)));
        assertThat(Budget.parse("20000n")).isEqualTo(new Budget.Nodes(20_000));
        assertThat(Budget.parse("unlimited")).isEqualTo(Budget.unlimited());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "5",
                "s",
                "5 s",
                "5S",
                "-5s",
                "0s",
                "0n",
                "1.5s",
                "5h",
                "five seconds",
                "99999999999999999999n",
                "9223372036854775807m",
                "٣s"
            })
    void refusesEverythingElse(String text) {
        assertThatThrownBy(() -> Budget.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a budget must be a time such as '200ms', '5s' or '1m', a number of nodes such as '20000n',"
                        + " or 'unlimited', got '" + text + "'");
    }
}
