package dev.quoin.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Budget;
import dev.quoin.game.Nim;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.TimeLimit;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class GameClockTest {
    private static final int TURNS = 15;

    private static final Ruleset<?, ?> RULESET = Ruleset.of("nim", new Nim(), 2);

    private static GameClock clock(String control) {
        return clock(control, Budget.unlimited());
    }

    private static GameClock clock(String control, Budget budget) {
        var clock = new Clock(TimeControl.parse(control), Clock.Overtime.LOSS);
        return new GameClock(Terms.standard().withClock(clock).withBudget(budget), RULESET);
    }

    private static void move(GameClock clock, double seconds) {
        clock.add((long) (seconds * 1e9));
        assertThat(clock.isLost()).isFalse();
        clock.moved();
    }

    @Test
    void anIncrementIsAddedAfterEveryMove() {
        GameClock clock = clock("10s+3s");
        assertThat(clock.limit(TURNS).secondsToGo()).isEqualTo(10);
        assertThat(clock.limit(TURNS).increment()).isEqualTo(3);
        assertThat(clock.limit(TURNS).movesToGo()).isZero();
        move(clock, 9.5);
        assertThat(clock.secondsToGo()).isEqualTo(3.5);
        move(clock, 1);
        assertThat(clock.secondsToGo()).isEqualTo(5.5);
        clock.add(Duration.ofSeconds(6).toNanos());
        assertThat(clock.isLost()).isTrue();
        assertThat(clock.sentence()).isEqualTo("it used 16.5 s, but the clock allowed 16.0 s");
    }

    @Test
    void aPeriodAddsItsTimeAfterItsMovesAndKeepsWhatIsLeft() {
        GameClock clock = clock("3/10s");
        for (int period = 0; period < 4; period++) {
            assertThat(clock.secondsToGo()).isEqualTo(10 + 4.0 * period);
            for (int toGo = 3; toGo > 0; toGo--) {
                assertThat(clock.limit(TURNS).movesToGo()).isEqualTo(toGo);
                move(clock, 2);
            }
        }
        clock.add(Duration.ofSeconds(26).toNanos());
        assertThat(clock.isLost()).isFalse();
        clock.add(1_000_000);
        assertThat(clock.isLost()).isTrue();
    }

    @Test
    void aPeriodMayHaveAnIncrementToo() {
        GameClock clock = clock("2/10s+1s");
        move(clock, 5);
        assertThat(clock.secondsToGo()).isEqualTo(6);
        move(clock, 5);
        assertThat(clock.secondsToGo()).isEqualTo(12);
    }

    @Test
    void timeSavedInAMoveIsLost() {
        GameClock clock = clock("2s/move");
        move(clock, 0.1);
        assertThat(clock.secondsToGo()).isEqualTo(2);
        move(clock, 2);
        assertThat(clock.secondsToGo()).isEqualTo(2);
        clock.add(Duration.ofMillis(2400).toNanos());
        assertThat(clock.isLost()).isTrue();
        assertThat(clock.sentence()).isEqualTo("it used 2.4 s for a move, but the clock allowed 2.0 s");
    }

    @Test
    void allTriesOfATurnShareTheTimeOfTheMove() {
        GameClock clock = clock("2s/move");
        clock.add(Duration.ofMillis(1500).toNanos());
        TimeLimit limit = clock.limit(TURNS);
        assertThat(limit.secondsToGo()).isEqualTo(0.5);
        assertThat(limit.timeout()).isEqualTo(Duration.ofMillis(500));
        assertThat(limit.timeoutError()).isEqualTo(PlayerError.OUT_OF_TIME);
    }

    @Test
    void anAgentGetsAShareThatLeavesARemainder() {
        assertThat(clock("30s").limit(TURNS).budget()).isEqualTo(time(2000));
        assertThat(clock("30s+1s").limit(TURNS).budget()).isEqualTo(time(3000));
        assertThat(clock("40/30s").limit(TURNS).budget()).isEqualTo(time(2000));
        assertThat(clock("3/30s").limit(TURNS).budget()).isEqualTo(time(10_000));
        assertThat(clock("1/30s").limit(TURNS).budget()).isEqualTo(time(27_000));
        assertThat(clock("2s/move").limit(TURNS).budget()).isEqualTo(time(1800));
        assertThat(clock("1s+10s").limit(TURNS).budget()).isEqualTo(time(900));
        assertThat(clock("30s", new Budget.Nodes(5)).limit(TURNS).budget()).isEqualTo(new Budget.Nodes(5));
    }

    private static Budget time(long millis) {
        return new Budget.Time(Duration.ofMillis(millis));
    }
}
