package dev.quoin.othello.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class GameSoFarTest {
    private static GameSoFar timed(String time, String moves) {
        return GameSoFar.read("(;GM[Othello]TI[" + time + "]"
                + "BO[8 ---------------------------O*------*O--------------------------- *]" + moves + ";)");
    }

    @Test
    void theClockIsSharedAmongTheMovesLeft() {
        assertThat(timed("16:00", "").clock()).contains(Duration.ofSeconds(30));
        assertThat(timed("5:20//2:00", "").clock()).contains(Duration.ofSeconds(10));
        assertThat(timed("1:04:00", "").clock()).contains(Duration.ofMinutes(2));
        assertThat(timed("16", "").clock()).contains(Duration.ofSeconds(30));
    }

    @Test
    void timeThatIsUsedIsGone() {
        assertThat(timed("16:00", "B[F5//650]W[D6//100]").clock()).contains(Duration.ofSeconds(10));
        assertThat(timed("0:10", "B[F5//60]W[D6//1]").clock()).contains(Duration.ofMillis(20));
    }

    @Test
    void withoutATimeThereIsNoClock() {
        assertThat(timed("0", "").clock()).isEmpty();
        assertThat(timed("soon", "").clock()).isEmpty();
        assertThat(GameSoFar.start().clock()).isEmpty();
    }
}
