package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class AdaptiveThreadsTest {
    private static final int ROUNDS = 10 * AdaptiveThreads.TRIAL;

    /// The clock stands still but for the work, each number of which takes so long.
    @ParameterizedTest
    @CsvSource({
        "1000, 100, 55, true", // two threads are nearly twice as fast
        "1000, 100, 130, false", // two threads get in each other's way
        "100, 100, 55, false", // too little work to wake anybody
    })
    void threadsShareTheWorkOnlyWhereThatIsFaster(int count, long aloneCost, long sharedCost, boolean shares) {
        var time = new AtomicLong();
        var worked = new AtomicLong();
        var sharedRounds = new AtomicInteger();
        try (var threads = new AdaptiveThreads(
                2,
                (from, to) -> {
                    boolean whole = from == 0 && to == count;
                    time.addAndGet((to - from) * (whole ? aloneCost : sharedCost));
                    worked.addAndGet(to - from);
                    sharedRounds.addAndGet(from == 0 && !whole ? 1 : 0);
                },
                time::get)) {
            for (int round = 0; round < ROUNDS; round++) {
                threads.run(count);
            }
        }
        assertThat(worked).hasValue((long) ROUNDS * count);
        if (shares) {
            assertThat(sharedRounds.get()).isBetween(ROUNDS * 9 / 10, ROUNDS - ROUNDS / AdaptiveThreads.TRIAL);
        } else if (count * aloneCost < AdaptiveThreads.WORTH_SHARING) {
            assertThat(sharedRounds).hasValue(0);
        } else {
            // Tried now and then, in case it has become faster.
            assertThat(sharedRounds.get()).isBetween(ROUNDS / AdaptiveThreads.TRIAL / 2, ROUNDS / 20);
        }
    }

    @Test
    void theChoiceFollowsWhatChanges() {
        var time = new AtomicLong();
        var sharedCost = new AtomicLong(200);
        var lastWasShared = new boolean[1];
        try (var threads = new AdaptiveThreads(
                2,
                (from, to) -> {
                    boolean whole = from == 0 && to == 1000;
                    time.addAndGet((to - from) * (whole ? 100 : sharedCost.get()));
                    if (from == 0) {
                        lastWasShared[0] = !whole;
                    }
                },
                time::get)) {
            for (int round = 0; round <= 1000; round++) {
                threads.run(1000);
            }
            assertThat(lastWasShared[0]).isFalse();
            sharedCost.set(50);
            for (int round = 0; round <= 5000; round++) {
                threads.run(1000);
            }
            assertThat(lastWasShared[0]).isTrue();
        }
    }

    @Test
    void closedThreadsRefuse() {
        var threads = new AdaptiveThreads(2, (from, to) -> {});
        threads.close();
        assertThatThrownBy(() -> threads.run(1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(threads::requireOpen).hasMessageContaining("closed");
    }
}
