package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShareTextTest {
    @Test
    void squaresChangeColourEveryTwentyPoints() {
        assertThat(lines(List.of(19, 39, 59, 79, 80))).contains("🟥🟧🟨🟩🟦  276");
        assertThat(lines(List.of(0, 20, 40, 60, 200))).contains("🟥🟧🟨🟩🟦  320");
    }

    @Test
    void theTextHasThreeLinesAndNoWordThatWasPlayed() {
        assertThat(new ShareText(LocalDate.of(2026, 11, 15), List.of(10, 30, 50, 70, 87), "http://localhost:8080")
                        .lines())
                .isEqualTo("""
                        Daily Letters · 15 November 2026
                        🟥🟧🟨🟩🟦  247
                        http://localhost:8080/daily/2026-11-15""");
    }

    @Test
    void theSentenceSaysTheSame() {
        assertThat(new ShareText(LocalDate.of(2026, 11, 5), List.of(10, 30, 50, 70, 87), "http://localhost").spoken())
                .isEqualTo("Daily Letters of 5 November 2026: 247 points; the turns scored 10, 30, 50, 70 and 87.");
    }

    private static String lines(List<Integer> scores) {
        return new ShareText(LocalDate.of(2026, 11, 15), scores, "http://localhost").lines();
    }
}
